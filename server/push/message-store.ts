import type { Language } from '#domain/language.ts';
import { openState } from '#domain/booking.ts';
import { pushLimits } from '#domain/push.ts';
import type { PushNews } from '#domain/push.ts';
import { retention } from '#domain/retention.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { ChoiceRow } from './store.ts';

type NewMessages = {
  readonly role: Party;
  readonly news: PushNews;
  readonly bookingIds: readonly string[];
  readonly minutes: number;
};

/** A request is of no use once it has run out. A handyman without a device is told of it by mail only. */
export const addMessages = async (db: Db, messages: NewMessages): Promise<void> => {
  const { role, news, bookingIds, minutes } = messages;
  await db.query(
    `insert into push_messages (role, account_id, news, booking_id, useless_after, mail_at)
     select $1::text, told.id, $2::text, b.id,
       case when $2::text = 'request' then b.expires_at else now() + $4::int * interval '1 minute' end,
       case when $2::text = 'request' then now() + ${pushLimits.mailAfterMinutes} * interval '1 minute' end
     from bookings b
     cross join lateral (
       select case $1::text when 'user' then b.user_id else b.handyman_id end as id) told
     where b.id = any($3::uuid[]) and ($2::text = 'request' or exists (
       select 1 from push_devices d where d.role = $1::text and d.account_id = told.id))`,
    [role, news, bookingIds, minutes],
  );
};

export type DueRow = Omit<ChoiceRow, 'off'> & {
  id: string;
  role: Party;
  account_id: string;
  news: PushNews;
  booking_id: string;
  settled: string[];
  attempts: number;
  off: ChoiceRow['off'] | null;
  ttl: number;
  /** Whether the request is still open. */
  open: boolean;
  /** When it was queued: dates in JavaScript lose the microseconds. */
  written: string;
  service_name: string;
  service_name_hi: string;
  language: Language;
  now: Date;
};

/**
 * Takes what is due. While one is being sent no other process takes it; if this one dies with it, it is due again when
 * the lease runs out. Leases are numbered by their attempt: a late holder changes nothing.
 */
export const claimDue = (db: Db, most: number): Promise<DueRow[]> =>
  db.query(
    `with m as (
       update push_messages set attempts = attempts + 1, next_try_at = now() + interval '1 minute'
       where id = any(array(
         select id from push_messages
         where state = 'due' and next_try_at <= now() and useless_after > now()
         order by next_try_at limit $1::int for update skip locked))
       returning *)
     select m.id, m.role, m.account_id, m.news, m.booking_id, m.settled, m.attempts,
       ceil(extract(epoch from m.useless_after - now()))::int as ttl,
       b.state = '${openState}' and b.expires_at > now() as open, m.created_at::text as written,
       s.name as service_name, s.name_hi as service_name_hi, now() as now,
       case when m.role = 'user' then u.language else h.language end as language,
       c.off, c.quiet_from, c.quiet_to
     from m join bookings b on b.id = m.booking_id join services s on s.id = b.service
     join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
     left join push_choices c on c.role = m.role and c.account_id = m.account_id`,
    [most],
  );

export type TargetRow = { id: string; sealed: Uint8Array };

export const listTargets = (
  db: Db,
  { role, account_id, settled }: Pick<DueRow, 'role' | 'account_id' | 'settled'>,
): Promise<TargetRow[]> =>
  db.query(
    `select id, sealed from push_devices
     where role = $1 and account_id = $2 and id <> all ($3::uuid[])
     order by added_at desc limit ${pushLimits.devices}`,
    [role, account_id, settled],
  );

type Lease = { readonly id: string; readonly attempts: number };
type End = { readonly state: 'sent' | 'failed'; readonly error: string | null };

/** Cancels the mail once a device has taken the message. */
export const finish = async (db: Db, { id, attempts }: Lease, { state, error }: End) => {
  await db.query(
    `update push_messages set state = $3, last_error = $4,
       mail_at = case when $3 = 'sent' then null else mail_at end
     where id = $1 and attempts = $2::int and state = 'due'`,
    [id, attempts, state, error],
  );
};

type Later = {
  readonly seconds: number;
  readonly error: string;
  readonly settled: readonly string[];
  readonly taken: boolean;
};

export const postpone = async (db: Db, { id, attempts }: Lease, later: Later): Promise<void> => {
  await db.query(
    `update push_messages set next_try_at = now() + $3::int * interval '1 second', last_error = $4,
       settled = settled || $5::uuid[], mail_at = case when $6::boolean then null else mail_at end
     where id = $1 and attempts = $2::int and state = 'due'`,
    [id, attempts, later.seconds, later.error, later.settled, later.taken],
  );
};

/** A handyman whose pages are open needs no mail. */
export const spareMails = async (db: Db, handymanIds: readonly string[]): Promise<void> => {
  await db.query(
    `update push_messages set mail_at = null
     where mail_at is not null and role = 'handyman' and account_id = any ($1::uuid[])`,
    [handymanIds],
  );
};

export type MailRow = {
  open: boolean;
  name: string;
  email: string;
  language: Language;
  number: number;
  minutes: number;
  service_name: string;
  service_name_hi: string;
};

/** Each of them by one process, once. */
export const takeDueMails = (db: Db, most: number): Promise<MailRow[]> =>
  db.query(
    `with m as (
       update push_messages set mail_at = null
       where id = any(array(
         select id from push_messages where mail_at <= now()
         order by mail_at limit $1::int for update skip locked))
       returning booking_id)
     select b.state = '${openState}' and b.expires_at > now() as open, h.name, h.email, h.language, i.number,
       ceil(extract(epoch from b.expires_at - now()) / 60)::int as minutes,
       s.name as service_name, s.name_hi as service_name_hi
     from m join bookings b on b.id = m.booking_id join services s on s.id = b.service
     join handymen h on h.id = b.handyman_id join bills i on i.booking_id = b.id`,
    [most],
  );

export const expireMessages = async (db: Db): Promise<void> => {
  await db.query(
    `update push_messages set state = 'failed', last_error = 'too late', mail_at = null
     where state = 'due' and useless_after <= now()`,
  );
};

/** Deletes a batch of those that were settled long ago. Returns how many. */
export const deleteOldMessages = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from push_messages where id = any(array(
       select id from push_messages
       where state <> 'due' and created_at < now() - ${retention.notificationDays} * interval '1 day'
       order by created_at limit $1::int for update skip locked))
     returning id`,
    [most],
  );
  return rows.length;
};
