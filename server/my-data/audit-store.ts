import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** The log is append-only except in a transaction with this setting. */
export const allowErasing = async (db: Db, allowed: boolean): Promise<void> => {
  await db.query(`select set_config('localhands.erasing', $1, true)`, [allowed ? 'on' : 'off']);
};

/** Entries about this account: who did it and when stays, the words go. */
export const blankAuditOf = async (db: Db, role: Party, id: string): Promise<void> => {
  await db.query(
    `update audit_log a set reason = null, details = '{}'
     where (a.reason is not null or a.details <> '{}') and a.subject_id = any(array(
       select $1::text
       union all select b.id::text from bookings b where b.${role}_id = $1::uuid
       union all select t.id::text from tickets t where t.${role}_id = $1::uuid
       union all select r.id::text from ratings r where r.${role}_id = $1::uuid))`,
    [id],
  );
};

/** What an operator typed for an export: what they searched for, and why. */
export type ExportRow = {
  readonly id: string;
  readonly q: string | null;
  readonly reason: string | null;
};

/** Null where it is not searched for. */
type Wanted = {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string | null;
};

/** Where the lists store what was searched for; never the whole JSON, whose keys are no input. */
const q = `coalesce(details #>> '{filter,q}', details ->> 'q')`;
const typed = `concat_ws(' ', ${q}, reason)`;

/**
 * Those that may hold one of these; exact matches are found afterwards. The rows are locked, so that two accounts that
 * are deleted at once are both taken out of the same row.
 */
export const lockExports = (db: Db, { name, email, phone }: Wanted): Promise<ExportRow[]> =>
  db.query<ExportRow>(
    `select id::text, ${q} as q, reason from audit_log
     where action like 'export\\_%' and (
       position(lower($1::text) in lower(regexp_replace(${typed}, '\\s+', ' ', 'g'))) > 0
       or position(lower($2::text) in lower(${typed})) > 0
       or position($3::text in regexp_replace(${typed}, '\\D', '', 'g')) > 0)
     order by id for update`,
    [name, email, phone],
  );

export const putExport = async (db: Db, row: ExportRow): Promise<void> => {
  await db.query(
    `update audit_log set reason = $2::text, details = coalesce(
       jsonb_set(jsonb_set(details, '{filter,q}', to_jsonb($3::text), false),
         '{q}', to_jsonb($3::text), false), details)
     where id = $1::bigint`,
    [row.id, row.reason, row.q],
  );
};
