import { deletedNames } from '#domain/deleted-name.ts';
import { placeDigitsLeft } from '#domain/account-deletion.ts';
import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';

/** §27: the visits of a series stay as bookings. */
const series = (role: Party): readonly string[] => [
  `delete from series_visits v using series s where s.id = v.series_id and s.${role}_id = $1`,
  `delete from series where ${role}_id = $1`,
];

/** Rows that belong to this account alone, without a second party: they are deleted. */
const ownRows: Readonly<Record<Party, readonly string[]>> = {
  user: [
    'delete from addresses where user_id = $1',
    'delete from handyman_blocks where user_id = $1',
    'delete from user_blocks where user_id = $1',
    'delete from favourites where user_id = $1',
    'delete from visit_details d using bookings b where b.id = d.booking_id and b.user_id = $1',
    'delete from live_places l using bookings b where b.id = l.booking_id and b.user_id = $1',
  ],
  handyman: [
    'delete from presences where handyman_id = $1',
    'delete from calendar_feeds where handyman_id = $1',
    'delete from time_off where handyman_id = $1',
    'delete from handyman_photos where handyman_id = $1',
    'delete from aadhaar_images where handyman_id = $1',
    'delete from handyman_blocks where handyman_id = $1',
    'delete from former_blocks where handyman_id = $1',
    'delete from suspension_matches where handyman_id = $1',
    'delete from user_blocks where handyman_id = $1',
    'delete from favourites where handyman_id = $1',
    'delete from live_places l using bookings b where b.id = l.booking_id and b.handyman_id = $1',
  ],
};

/** A booking's place is rounded to the part of the country, for the books; door, texts and network are deleted. */
const places: Readonly<Record<Party, readonly string[]>> = {
  user: [
    `update bookings set lat = round(lat::numeric, ${placeDigitsLeft}), long = round(long::numeric, ${placeDigitsLeft}),
       asked_from = null, contact_name = null, contact_email = null, contact_phone = null where user_id = $1`,
    `update dispatches set lat = round(lat::numeric, ${placeDigitsLeft}), long = round(long::numeric, ${placeDigitsLeft}),
       address = null, note = null, asked_from = '' where user_id = $1`,
  ],
  handyman: [],
};

/** Deletes what they have written; what they have read stays with its author. */
const written = (role: Party): readonly string[] => [
  `delete from chat_pictures p using bookings b, chat_messages m
   where b.${role}_id = $1 and p.booking_id = b.id and m.booking_id = p.booking_id
     and m.number = p.number and m.author = '${role}'`,
  `delete from chat_messages m using bookings b
   where b.${role}_id = $1 and m.booking_id = b.id and m.author = '${role}'`,
  // Both sides of the chat count as read, and no mail about it is due any more.
  `update chat_sides s set read_up_to = newest, mail_due_at = null from bookings b
   where b.${role}_id = $1 and s.booking_id = b.id`,
  `update ratings set words = null, reply = case when author = 'user' then null else reply end
   where ${role}_id = $1 and author = '${role}'`,
  ...(role === 'handyman'
    ? [`update ratings set reply = null where handyman_id = $1 and reply is not null`]
    : []),
  `update ratings set report_reason = '' where ${role}_id = $1 and author <> '${role}'
     and report_reason is not null`,
];

/** §15: an alarm without a place of its own has that of the job, whichever party raised it: the customer's home. */
const homesInAlarms = `
  update tickets t set lat = null, long = null from bookings b
  where b.user_id = $1 and t.booking_id = b.id and t.lat is not null`;

/**
 * A ticket is between its author and the operators: its thread is deleted, its outcome stays. The tickets are locked
 * first: an answer that is being written is committed before, and erased, or finds the ticket closed.
 */
const tickets = (role: Party): readonly string[] => [
  `select id from tickets where ${role}_id = $1 order by id for update`,
  `delete from ticket_photos p using tickets t where t.id = p.ticket_id and t.${role}_id = $1`,
  `update ticket_messages m set text = null from tickets t
   where t.id = m.ticket_id and t.${role}_id = $1`,
  `update tickets set lat = null, long = null, state = 'closed',
     outcome = coalesce(outcome, 'no_action'), closed_at = coalesce(closed_at, now())
   where ${role}_id = $1`,
  ...(role === 'user' ? [homesInAlarms] : []),
];

/** What an operator wrote when they ended a booking, about a payout, with credit or a fee. */
const endings = (role: Party): readonly string[] => [
  ...(role === 'handyman'
    ? ['update payouts set reason = null, untold = false where handyman_id = $1']
    : [
        'update credits set words = null where user_id = $1',
        'update fees set words = null where user_id = $1 and words is not null',
        `update disputes d set answer = null from bookings b
         where b.id = d.booking_id and b.user_id = $1 and d.answer is not null`,
      ]),
  `update bookings set end_words = null where ${role}_id = $1 and end_words is not null`,
];

const identity = (role: Party): readonly string[] => [
  ...['push_devices', 'push_choices', 'push_messages'].map(
    (table) => `delete from ${table} where role = '${role}' and account_id = $1`,
  ),
  `delete from mailboxes where role = '${role}' and account_id = $1`,
  `delete from codes where purpose = 'job_start'
     and subject in (select id::text from bookings where ${role}_id = $1)`,
];

/** Runs in the order in which the foreign keys allow it. */
export const eraseOwn = async (db: Db, role: Party, id: string): Promise<void> => {
  const statements = [
    ...ownRows[role],
    ...series(role),
    ...places[role],
    ...written(role),
    ...tickets(role),
    ...endings(role),
    ...identity(role),
  ];
  for (const statement of statements) await db.query(statement, [id]);
};

/** Codes to this email, in this role, and those that would have moved the account to another one. */
export const eraseCodes = async (db: Db, role: Party, id: string, email: string): Promise<void> => {
  await db.query(
    `delete from codes where purpose like $1 || '\\_%' and split_part(subject, ' ', 1) in ($2, $3)`,
    [role, id, email],
  );
};

/** Mails that are due stay where the same address has an account in the other role, for which they may be. */
export const eraseMails = async (db: Db, email: string): Promise<void> => {
  await db.query(
    `delete from mails where to_address = $1 and not forget and (state <> 'due' or not exists (
       select 1 from users where email = $1 union all select 1 from handymen where email = $1))`,
    [email],
  );
};

const nameless = {
  user: `
    update users set deleted_at = now(), username = '${deletedNames.user}', email = id::text,
      password_hash = '', contact_number = '', lat = 0, long = 0
    where id = $1`,
  handyman: `
    update handymen set deleted_at = now(), name = '${deletedNames.handyman}', email = id::text,
      password_hash = '', phone = '', aadhaar_last_four = '0000', aadhaar_hash = uuid_send(gen_random_uuid()),
      address = '', area = '', profile = null, lat = 0, long = 0, online = false, listed = false,
      week = default, radius_km = null, also = default,
      verification_reason = null, verification_answer = null
    where id = $1`,
} as const satisfies Record<Party, string>;

/** Last: from here on the row names no person. Its email becomes its id, which can neither log in nor be mailed. */
export const eraseName = async (db: Db, role: Party, id: string): Promise<void> => {
  await db.query(nameless[role], [id]);
};

export const findPhone = async (db: Db, role: Party, id: string): Promise<string> => {
  const [row] = await db.query<{ phone: string }>(
    role === 'user'
      ? 'select contact_number as phone from users where id = $1'
      : 'select phone from handymen where id = $1',
    [id],
  );
  return row?.phone ?? '';
};
