import {
  chatLimits,
  mailAfterMinutes,
  mailEveryMinutes,
  openDaysAfterEnd,
  pictureDays,
} from '#domain/chat.ts';
import type { QuickReply } from '#domain/chat.ts';
import { activeStates, openState } from '#domain/booking.ts';
import type { Party } from '#domain/role.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/** When a booking ended; less exact for bookings from before the time was stored. */
const endedAt = `case when b.state not in ${literals([openState, ...activeStates])}
  then coalesce(b.ended_at, b.done_at, b.created_at) end`;

type StandingRow = {
  accepted: boolean;
  ended: boolean;
  /** §23: one of the two has deleted their account. */
  left_alone: boolean;
  blocked: boolean;
  hours_since_end: number;
  closes_at: Date | null;
};

/** Whether there is a conversation, and until when; by the database's clock. */
export const findStanding = async (db: Db, bookingId: string): Promise<StandingRow | undefined> => {
  const [row] = await db.query<StandingRow>(
    `select exists (
         select 1 from booking_events e where e.booking_id = b.id and e.move = 'accept') as accepted,
       ended_at is not null as ended, left_alone, blocked,
       coalesce(extract(epoch from now() - ended_at) / 3600, 0)::float8 as hours_since_end,
       ended_at + ${openDaysAfterEnd} * interval '1 day' as closes_at
     from (
       select b.id, ${endedAt} as ended_at, u.deleted_at is not null or h.deleted_at is not null as left_alone,
         exists (select 1 from user_blocks k where k.user_id = b.user_id and k.handyman_id = b.handyman_id) as blocked
       from bookings b join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
       where b.id = $1) b`,
    [bookingId],
  );
  return row;
};

export type MessageRow = {
  number: number;
  key: string;
  author: Party;
  at: Date;
  text: string | null;
  quick: QuickReply | null;
  picture: boolean;
  picture_here: boolean;
};

const columns = `m.number, m.key, m.author, m.at, m.text, m.quick, m.picture,
  m.picture and exists (
    select 1 from chat_pictures p where p.booking_id = m.booking_id and p.number = m.number
  ) as picture_here`;

/** The newest, those before a message or those after one; oldest first in any case. */
type Range = {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly most: number;
};

export const listMessages = (
  db: Db,
  bookingId: string,
  { after, before, most }: Range,
): Promise<MessageRow[]> =>
  after === undefined
    ? db.query<MessageRow>(
        `select * from (
           select ${columns} from chat_messages m
           where m.booking_id = $1 and ($2::int is null or m.number < $2)
           order by m.number desc limit $3::int
         ) newest order by number`,
        [bookingId, before ?? null, most],
      )
    : db.query<MessageRow>(
        `select ${columns} from chat_messages m
         where m.booking_id = $1 and m.number > $2::int order by m.number limit $3::int`,
        [bookingId, after, most],
      );

/** Opens the conversation at the first message, and holds it until the transaction ends. */
export const lockChat = async (db: Db, bookingId: string): Promise<void> => {
  await db.query(
    `insert into chats (booking_id) values ($1)
     on conflict (booking_id) do update set messages = chats.messages`,
    [bookingId],
  );
};

export const findByKey = async (
  db: Db,
  bookingId: string,
  author: Party,
  key: string,
): Promise<MessageRow | undefined> => {
  const [row] = await db.query<MessageRow>(
    `select ${columns} from chat_messages m
     where m.booking_id = $1 and m.author = $2 and m.key = $3`,
    [bookingId, author, key],
  );
  return row;
};

/** The number of the next message; undefined when the booking has as many as it may. */
export const countMessage = async (
  db: Db,
  bookingId: string,
  picture: boolean,
): Promise<number | undefined> => {
  const [row] = await db.query<{ messages: number }>(
    `update chats set messages = messages + 1, pictures = pictures + $2::boolean::int
     where booking_id = $1 and messages < ${chatLimits.messages}
       and pictures + $2::boolean::int <= ${chatLimits.pictures}
     returning messages`,
    [bookingId, picture],
  );
  return row?.messages;
};

type NewMessage = {
  readonly bookingId: string;
  readonly number: number;
  readonly author: Party;
  readonly key: string;
  readonly text?: string | undefined;
  readonly quick?: QuickReply | undefined;
  readonly sealed?: Uint8Array | undefined;
};

export const addMessage = async (db: Db, message: NewMessage): Promise<void> => {
  const { bookingId, number, author, key, text, quick, sealed } = message;
  await db.query(
    `insert into chat_messages (booking_id, number, author, key, text, quick, picture)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [bookingId, number, author, key, text ?? null, quick ?? null, sealed !== undefined],
  );
  if (!sealed) return;
  await db.query('insert into chat_pictures (booking_id, number, sealed) values ($1, $2, $3)', [
    bookingId,
    number,
    sealed,
  ]);
};

export const findPicture = async (
  db: Db,
  bookingId: string,
  number: number,
): Promise<Uint8Array | undefined> => {
  const [row] = await db.query<{ sealed: Uint8Array }>(
    'select sealed from chat_pictures where booking_id = $1 and number = $2',
    [bookingId, number],
  );
  return row?.sealed;
};

/** Pictures of bookings that ended long ago. One is at most as much older than the end as a booking lasts. */
export const deleteOldPictures = async (db: Db, most: number): Promise<number> => {
  const rows = await db.query(
    `delete from chat_pictures where (booking_id, number) in (
       select p.booking_id, p.number
       from chat_pictures p join bookings b on b.id = p.booking_id
       where p.at < now() - ${pictureDays - openDaysAfterEnd} * interval '1 day'
         and ${endedAt} < now() - ${pictureDays} * interval '1 day'
       order by p.at limit $1::int
     ) returning number`,
    [most],
  );
  return rows.length;
};

/** Schedules a mail about it; later where one was sent a moment ago. */
const mailDue = `coalesce(s.mail_due_at, greatest(now() + ${mailAfterMinutes} * interval '1 minute',
  s.mailed_at + ${mailEveryMinutes} * interval '1 minute'))`;

/** Counts one more unread message of the reader. */
export const noteUnread = async (
  db: Db,
  bookingId: string,
  reader: { readonly role: Party; readonly id: string },
  number: number,
): Promise<void> => {
  await db.query(
    `insert into chat_sides as s (booking_id, role, account_id, newest, mail_due_at)
     values ($1, $2, $3, $4, now() + ${mailAfterMinutes} * interval '1 minute')
     on conflict (booking_id, role) do update set newest = $4, mail_due_at = ${mailDue}`,
    [bookingId, reader.role, reader.id, number],
  );
};

/** Only forward, and not beyond what there is. Gives where the mark stands, and whether it has moved. */
export const markRead = async (
  db: Db,
  bookingId: string,
  role: Party,
  upTo: number,
): Promise<boolean> => {
  const rows = await db.query(
    `update chat_sides set read_up_to = least($3::int, newest),
       mail_due_at = case when $3::int < newest then mail_due_at end
     where booking_id = $1 and role = $2 and read_up_to < least($3::int, newest)
     returning read_up_to`,
    [bookingId, role, upTo],
  );
  return rows.length > 0;
};

export const listRead = (
  db: Db,
  bookingId: string,
): Promise<{ role: Party; read_up_to: number }[]> =>
  db.query('select role, read_up_to from chat_sides where booking_id = $1', [bookingId]);

/** A reader whose open screen shows the unread messages needs no mail about them. */
export const forgetMails = async (db: Db, role: Party, accountId: string): Promise<void> => {
  await db.query(
    `update chat_sides set mail_due_at = null
     where account_id = $2 and role = $1 and newest > read_up_to and mail_due_at is not null`,
    [role, accountId],
  );
};

/** More conversations than one account has open at once. */
const mostUnread = 100;

export const listUnread = (
  db: Db,
  role: Party,
  accountId: string,
): Promise<{ booking_id: string; messages: number }[]> =>
  db.query(
    `select s.booking_id, (
         select count(*)::int from chat_messages m
         where m.booking_id = s.booking_id and m.number > s.read_up_to and m.author <> s.role
       ) as messages
     from chat_sides s
     where s.account_id = $2 and s.role = $1 and s.newest > s.read_up_to
     limit ${mostUnread}`,
    [role, accountId],
  );

/** Claims readers whose messages have waited long enough. Each gets one mail until the next message. */
export const takeDueMails = (
  db: Db,
  most: number,
): Promise<{ booking_id: string; role: Party }[]> =>
  db.query(
    `with due as materialized (
       select booking_id, role from chat_sides
       where mail_due_at is not null and mail_due_at <= now()
       order by mail_due_at limit $1::int for update skip locked)
     update chat_sides s set mail_due_at = null, mailed_at = now()
     from due where s.booking_id = due.booking_id and s.role = due.role
     returning s.booking_id, s.role`,
    [most],
  );
