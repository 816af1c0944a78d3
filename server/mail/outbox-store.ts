import { retention } from '#domain/retention.ts';
import type { Db } from '../db/db.ts';

type NewMail = {
  readonly toName: string;
  readonly toAddress: string;
  readonly subject: string;
  readonly sealed: Uint8Array;
  readonly usefulMinutes: number | null;
  /** §23: the row is deleted once the mail was sent, or has failed for good. */
  readonly forget: boolean;
};

export const addRow = async (db: Db, mail: NewMail): Promise<void> => {
  await db.query(
    `insert into mails (to_name, to_address, subject, sealed, useless_after, forget)
     values ($1, $2, $3, $4, now() + $5::int * interval '1 minute', $6)`,
    [mail.toName, mail.toAddress, mail.subject, mail.sealed, mail.usefulMinutes, mail.forget],
  );
};

export type MailRow = {
  id: string;
  to_name: string;
  to_address: string;
  subject: string;
  sealed: Uint8Array;
};

export type DueRow = MailRow & {
  attempts: number;
  /** When it was queued: dates in JavaScript lose the microseconds. */
  written: string;
};

/**
 * Takes mails that are due. While one is being sent no other process takes it; if this one dies with it,
 * it is due again when the lease runs out. In the order in which they were written.
 */
export const claimDue = (db: Db, most: number): Promise<DueRow[]> =>
  db.query(
    `with claimed as (
       update mails set attempts = attempts + 1, next_try_at = now() + interval '2 minutes'
       where id = any(array(
         select id from mails
         where state = 'due' and next_try_at <= now()
           and (useless_after is null or useless_after > now())
         order by next_try_at limit $1::int for update skip locked
       ))
       returning id, to_name, to_address, subject, sealed, attempts, created_at
     )
     select c.id, c.to_name, c.to_address, c.subject, c.sealed, c.attempts, c.created_at::text as written
     from claimed c order by c.created_at`,
    [most],
  );

// Each of these changes nothing when another process has taken the mail over after its lease, and has set its state.

/** The end of a mail that is to be forgotten is the end of its row. */
const ending = (change: string) => `
  with gone as (delete from mails where id = $1 and state = 'due' and forget)
  update mails set ${change} where id = $1 and state = 'due' and not forget`;

/** Its content stays stored, should the secret it was sealed with be found again. */
export const markUnreadable = async (db: Db, id: string): Promise<void> => {
  await db.query(ending(`state = 'failed', last_error = 'unreadable'`), [id]);
};

/** With `wipe` the content is deleted: the recipient's server has it now, and it may hold a code. */
export const markSent = async (db: Db, id: string, wipe: boolean): Promise<void> => {
  await db.query(
    ending(`state = 'sent', sent_at = now(), last_error = null,
       sealed = case when $2::boolean then null else sealed end`),
    [id, wipe],
  );
};

export const markFailed = async (db: Db, id: string, why: string): Promise<void> => {
  await db.query(ending(`state = 'failed', last_error = $2, sealed = null`), [id, why]);
};

/** Try again later. */
export const postpone = async (db: Db, id: string, seconds: number, why: string): Promise<void> => {
  await db.query(
    `update mails set next_try_at = now() + $2::int * interval '1 second', last_error = $3
     where id = $1 and state = 'due'`,
    [id, seconds, why],
  );
};

/**
 * §27: whether a reminder that was written then, and may have waited, tells of the time that is agreed now. A visit that
 * was moved has reminders of its new time, claimed later.
 */
export const stillReminds = async (
  db: Db,
  bookingId: string,
  written: string,
): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from bookings b join reminders r on r.booking_id = b.id and r.starts_at = b.starts_at
     where b.id = $1 and b.state = 'accepted' and r.sent_at <= $2::timestamptz limit 1`,
    [bookingId, written],
  );
  return rows.length > 0;
};

/** Marks mails that would arrive too late to be of use; they are not sent. */
export const expireMails = async (db: Db): Promise<void> => {
  await db.query(
    `update mails set state = 'failed', last_error = 'too late', sealed = null
     where state = 'due' and useless_after <= now()`,
  );
};

/** Deletes a batch of mails that were settled long ago. Returns how many. */
export const deleteOldMails = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from mails where id = any(array(
       select id from mails
       where state <> 'due' and created_at < now() - ${retention.mailDays} * interval '1 day'
       order by created_at limit $1::int for update skip locked
     )) returning id`,
    [most],
  );
  return rows.length;
};

/** The newest mails whose content is still stored. */
export const listNewest = (db: Db): Promise<(MailRow & { created_at: Date })[]> =>
  db.query(
    `select id, to_name, to_address, subject, sealed, created_at from mails
     where sealed is not null order by created_at desc limit 50`,
  );
