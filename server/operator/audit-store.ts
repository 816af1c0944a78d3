import { lookLimits } from '#domain/contact-reads.ts';
import { parameters } from '../db/db.ts';
import type { Db } from '../db/db.ts';

type Entry = {
  /** Null for the command line. */
  readonly operatorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly reason?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** §11: in the transaction of the change it records, so that neither exists without the other. */
export const addAudit = async (db: Db, entry: Entry): Promise<void> => {
  await db.query(
    `insert into audit_log (operator_id, action, subject_kind, subject_id, reason, details)
     values ($1, $2, $3, $4, $5, $6::jsonb)`,
    [
      entry.operatorId,
      entry.action,
      entry.subjectKind,
      entry.subjectId,
      entry.reason ?? null,
      JSON.stringify(entry.details ?? {}),
    ],
  );
};

type Look = Pick<Entry, 'action' | 'subjectKind' | 'subjectId'> & { readonly operatorId: string };

/** §14: an operator has opened a page about a person. Written once for each while of looking. */
export const addLook = async (db: Db, look: Look): Promise<void> => {
  await db.query(
    `insert into audit_log (operator_id, action, subject_kind, subject_id)
     select $1::uuid, $2::text, $3::text, $4::text
     where not exists (
       select 1 from audit_log where subject_id = $4::text and operator_id = $1::uuid
         and action = $2::text and at > now() - ${lookLimits.oneLookMinutes} * interval '1 minute')`,
    [look.operatorId, look.action, look.subjectKind, look.subjectId],
  );
};

/** §14: whether this operator has looked within the minutes that count as one look. */
export const hasLooked = async (db: Db, look: Look): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from audit_log where subject_id = $4::text and subject_kind = $3::text
       and operator_id = $1::uuid and action = $2::text
       and at > now() - ${lookLimits.oneLookMinutes} * interval '1 minute' limit 1`,
    [look.operatorId, look.action, look.subjectKind, look.subjectId],
  );
  return rows.length > 0;
};

type AuditRow = {
  id: string;
  at: Date;
  operator: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  details: Record<string, unknown>;
};

export type AuditFilter = {
  readonly operator?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  /** An action whose rows are left out. */
  readonly without?: string | undefined;
};

/** Only the conditions that are asked for, so that each shape is planned for the index that serves it. */
export const listAuditRows = (
  db: Db,
  { operator, subject, action, without }: AuditFilter,
  limit: number,
  beforeId: string | undefined,
): Promise<AuditRow[]> => {
  const { values, put } = parameters();
  const conditions: string[] = [];
  if (operator !== undefined) conditions.push(`a.operator_id = ${put(operator)}::uuid`);
  if (subject !== undefined) conditions.push(`a.subject_id = ${put(subject)}::text`);
  if (action !== undefined) conditions.push(`a.action = ${put(action)}::text`);
  if (without !== undefined) conditions.push(`a.action <> ${put(without)}::text`);
  if (beforeId !== undefined) conditions.push(`a.id < ${put(beforeId)}::bigint`);
  return db.query<AuditRow>(
    `select a.id::text, a.at, o.name as operator, a.action, a.subject_kind, a.subject_id,
       a.reason, a.details
     from audit_log a left join operators o on o.id = a.operator_id
     ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`}
     order by a.id desc limit ${put(limit)}::int`,
    values,
  );
};
