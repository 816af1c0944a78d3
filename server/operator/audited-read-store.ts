import { lookLimits } from '#domain/contact-reads.ts';
import type { PastLook } from '#domain/contact-reads.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '../db/db.ts';

/** The actions that count as a look, as `audit_log_looks` lists them (050_looks.sql). */
const counted = `('look_at_customer', 'look_at_professional', 'many_looks', 'looks_refused')`;

export type RecentLooks = {
  readonly people: readonly PastLook[];
  /** Whether the admins were notified, and whether a look was refused, within the hour. */
  readonly told: boolean;
  readonly refused: boolean;
};

type Row = { action: string; subject_id: string; minutes_ago: number };

export const readLooks = async (db: Db, operatorId: string): Promise<RecentLooks> => {
  const rows = await db.query<Row>(
    `select action, subject_id, extract(epoch from now() - max(at))::float8 / 60 as minutes_ago
     from audit_log where operator_id = $1 and action in ${counted}
       and at > now() - ${lookLimits.withinMinutes} * interval '1 minute'
     group by action, subject_id`,
    [operatorId],
  );
  return {
    people: rows
      .filter(({ action }) => action.startsWith('look_at_'))
      .map((row) => ({ id: row.subject_id, minutesAgo: row.minutes_ago })),
    told: rows.some(({ action }) => action === 'many_looks'),
    refused: rows.some(({ action }) => action === 'looks_refused'),
  };
};

/** Two pages that one operator opens at once are counted one after the other. */
export const holdOperator = async (db: Db, operatorId: string): Promise<void> => {
  await db.query('select 1 from operators where id = $1 for no key update', [operatorId]);
};

export type AdminRow = { name: string; email: string; language: Language };

export const listActiveAdmins = (db: Db): Promise<AdminRow[]> =>
  db.query<AdminRow>(
    `select name, email, language from operators
     where level = 'admin' and disabled_at is null and password_hash is not null
     order by created_at, id`,
  );
