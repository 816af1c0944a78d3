import type { Db } from '../db/db.ts';
import type { Deps, Mail } from '../deps.ts';
import type { Letter } from './template.ts';

/** Puts a mail on its way with the change it tells of: both happen, or neither. */
export const addMail = async (deps: Deps, db: Db, letter: Letter): Promise<void> => {
  const parts = JSON.stringify({ text: letter.text, html: letter.html });
  await db.query(
    `insert into mails (to_name, to_address, subject, sealed, useless_after)
     values ($1, $2, $3, $4, now() + $5::int * interval '1 minute')`,
    [
      letter.to.name,
      letter.to.address,
      letter.subject,
      deps.keys.seal(Buffer.from(parts)),
      letter.usefulMinutes ?? null,
    ],
  );
};

type Row = {
  id: string;
  to_name: string;
  to_address: string;
  subject: string;
  sealed: Uint8Array;
  attempts: number;
};

type Claimed = {
  /** How many were due, of which some could perhaps not be read. */
  readonly taken: number;
  readonly mails: readonly DueMail[];
};

export type DueMail = Mail & { readonly attempts: number };

/**
 * Takes mails that are due. While one is being sent nobody else takes it; if this process dies with it,
 * it is due again when the lease runs out.
 */
export const claimDueMails = async (deps: Deps, most: number): Promise<Claimed> => {
  const rows = await deps.db.query<Row>(
    `update mails set attempts = attempts + 1, next_try_at = now() + interval '2 minutes'
     where id in (
       select id from mails
       where state = 'due' and next_try_at <= now()
         and (useless_after is null or useless_after > now())
       order by next_try_at limit $1::int for update skip locked
     )
     returning id, to_name, to_address, subject, sealed, attempts`,
    [most],
  );
  const mails: DueMail[] = [];
  for (const row of rows) {
    const mail = openRow(deps, row);
    if (mail) mails.push({ ...mail, attempts: row.attempts });
    else await setAside(deps, row.id);
  }
  return { taken: rows.length, mails };
};

/** It was sealed with another APP_SECRET. Its words are kept, should that secret be found again. */
const setAside = async (deps: Deps, id: string): Promise<void> => {
  deps.log.error({ mail: id }, 'a mail cannot be read');
  await deps.db.query(
    `update mails set state = 'failed', last_error = 'unreadable' where id = $1 and state = 'due'`,
    [id],
  );
};

const openRow = (deps: Deps, row: Omit<Row, 'attempts'>): Mail | undefined => {
  const opened = deps.keys.open(row.sealed);
  if (!opened) return undefined;
  const parts = JSON.parse(opened.toString()) as { text: string; html: string };
  return {
    id: row.id,
    to: { name: row.to_name, address: row.to_address },
    subject: row.subject,
    ...parts,
  };
};

// Each of these changes nothing when another process, which took the mail over after its lease had run out, has
// come to a verdict meanwhile.

/** A code in a mail that has left is nobody's business any more. */
export const markSent = async (db: Db, id: string, wipe: boolean): Promise<void> => {
  await db.query(
    `update mails set state = 'sent', sent_at = now(), last_error = null,
       sealed = case when $2::boolean then null else sealed end
     where id = $1 and state = 'due'`,
    [id, wipe],
  );
};

export const markFailed = async (db: Db, id: string, why: string): Promise<void> => {
  await db.query(
    `update mails set state = 'failed', last_error = $2, sealed = null
     where id = $1 and state = 'due'`,
    [id, why],
  );
};

/** Try again later. */
export const postpone = async (db: Db, id: string, seconds: number, why: string): Promise<void> => {
  await db.query(
    `update mails set next_try_at = now() + $2::int * interval '1 second', last_error = $3
     where id = $1 and state = 'due'`,
    [id, seconds, why],
  );
};

/** What would come too late to be of use is not sent any more. */
export const dropUseless = async (db: Db): Promise<void> => {
  await db.query(
    `update mails set state = 'failed', last_error = 'too late', sealed = null
     where state = 'due' and useless_after <= now()`,
  );
};

/** Long enough to answer "did you not write to me?". */
const keptDays = 30;

/** Deletes some of the mails that came to an end long ago. Gives how many. */
export const dropOldMails = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from mails where id in (
       select id from mails
       where state <> 'due' and created_at < now() - ${keptDays} * interval '1 day'
       order by created_at limit $1::int for update skip locked
     ) returning id`,
    [most],
  );
  return rows.length;
};

type Listed = Pick<Mail, 'to' | 'subject'> & {
  readonly at: Date;
  /** Missing when it was sealed with another APP_SECRET. */
  readonly text: string | undefined;
};

/** The newest mails, for the page that stands in for a mailbox while developing. */
export const listMails = async (deps: Deps): Promise<Listed[]> => {
  const rows = await deps.db.query<Omit<Row, 'attempts'> & { created_at: Date }>(
    `select id, to_name, to_address, subject, sealed, created_at from mails
     where sealed is not null order by created_at desc limit 50`,
  );
  return rows.map((row) => ({
    to: { name: row.to_name, address: row.to_address },
    subject: row.subject,
    at: row.created_at,
    text: openRow(deps, row)?.text,
  }));
};
