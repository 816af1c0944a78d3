import { activeStates } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import type { Language } from '#domain/language.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

export type UserRow = {
  id: string;
  username: string;
  email: string;
  contact_number: string;
  lat: number;
  long: number;
  created_at: Date;
};

export type NewUser = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly contactNumber: string;
  readonly language: Language;
  readonly lat: number;
  readonly long: number;
};

export const findUserLogin = async (
  db: Db,
  email: string,
): Promise<{ id: string; passwordHash: string; language: Language } | undefined> => {
  const [row] = await db.query<{ id: string; password_hash: string; language: Language }>(
    'select id, password_hash, language from users where email = $1',
    [email],
  );
  return row && { id: row.id, passwordHash: row.password_hash, language: row.language };
};

export const addUser = async (db: Db, user: NewUser): Promise<void> => {
  await db.query(
    `insert into users (id, username, email, password_hash, contact_number, lat, long, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      user.id,
      user.username,
      user.email,
      user.passwordHash,
      user.contactNumber,
      user.lat,
      user.long,
      user.language,
    ],
  );
};

export type HolderRow = { id: string; name: string };

/** The customer who has this mailbox, however its address is spelled; old accounts that share one are found by their email. */
export const findHolder = async (
  db: Db,
  email: string,
  mailbox: string,
): Promise<HolderRow | undefined> => {
  const [row] = await db.query<HolderRow>(
    `select id, username as name from users where email = $1
     union all
     select u.id, u.username from mailboxes m join users u on u.id = m.account_id
     where m.role = 'user' and m.mailbox = $2 limit 1`,
    [email, mailbox],
  );
  return row;
};

export const setUserLanguage = async (db: Db, id: string, language: Language): Promise<void> => {
  await db.query('update users set language = $2 where id = $1', [id, language]);
};

const columns = 'u.id, u.username, u.email, u.contact_number, u.lat, u.long, u.created_at';

export const findUser = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const [row] = await db.query<UserRow>(`select ${columns} from users u where u.id = $1`, [id]);
  return row;
};

/** The customer of a running job, with what decides how much of it the handyman reads. */
export type CustomerRow = UserRow & { state: State; doorShownAt: Date | null };

/** The customer of this handyman's running job, at the place the job is for. */
export const findCustomerOf = async (
  db: Db,
  handymanId: string,
  userId: string,
): Promise<CustomerRow | undefined> => {
  const [row] = await db.query<CustomerRow>(
    `select u.id, u.username, u.email, u.contact_number, b.lat, b.long, u.created_at, b.state,
       b.door_shown_at as "doorShownAt"
     from bookings b join users u on u.id = b.user_id
     where b.handyman_id = $1 and b.user_id = $2 and b.state in ${literals(activeStates)}`,
    [handymanId, userId],
  );
  return row;
};
