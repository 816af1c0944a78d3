import { randomBytes, randomUUID } from 'node:crypto';
import { establishedJobs } from '#domain/door.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Language } from '#domain/language.ts';
import type { Level } from '#domain/operator.ts';
import type { Role } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import { addHandyman } from '../handyman/store.ts';
import { addMailbox } from '../identity/mailbox-store.ts';
import { makePasswords } from '../identity/password.ts';
import { startSession } from '../identity/session.ts';
import { addUser } from '../user/store.ts';
import { pune } from './people.ts';

type Place = { readonly lat: number; readonly long: number };

export type AccountDraft = {
  readonly id?: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly place?: Place;
  /** Without one the account cannot log in with a password. */
  readonly passwordHash?: string;
  readonly language?: Language;
};

export type Account = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly place: Place;
  readonly cookies: ReadonlyMap<string, string>;
  /** The session, as a Cookie header. */
  readonly cookie: string;
};

/** As the product hashes it. */
export const hashPassword = async (password: string): Promise<string> =>
  (await makePasswords()).hash(password);

const plumber = 6;

/** An account as a sign-up leaves it in the tables, logged in. For tests about something else. */
export const addAccount = async (
  db: Db,
  role: Role,
  draft: AccountDraft = {},
): Promise<Account> => {
  const { id = randomUUID(), place = pune, passwordHash = 'none', language = 'en' } = draft;
  const { email = `${id}@example.com`, phone = '9812345678' } = draft;
  const { name = role === 'user' ? 'Customer' : 'Handyman' } = draft;
  const login = { email, passwordHash, language, ...place };
  if (role === 'user') {
    await addUser(db, { ...login, id, username: name, contactNumber: phone });
  } else {
    await addHandyman(db, id, {
      ...login,
      name,
      phone,
      service: plumber,
      aadhaarLastFour: '1234',
      aadhaarHash: randomBytes(32),
      address: '12 MG Road, Kothrud, Pune',
      area: 'Kothrud, Pune',
      profile: null,
    });
  }
  await addMailbox(db, role, mailboxOf(email), id);
  const token = await startSession(db, role, id);
  const cookies = new Map([
    [`lh_${role}`, token],
    [`${role}_token`, id],
  ]);
  return { id, name, email, phone, place, cookies, cookie: `lh_${role}=${token}` };
};

/** An operator, logged in. Without a second factor, which only production asks for. */
export const addOperatorAccount = async (
  db: Db,
  level: Level,
  passwordHash = 'none',
): Promise<Pick<Account, 'id' | 'email' | 'cookies'>> => {
  const email = `${level}-${randomUUID()}@example.com`;
  const [row] = await db.query<{ id: string }>(
    `insert into operators (email, name, level, password_hash) values ($1, 'Meera Rao', $2, $3)
     returning id`,
    [email, level, passwordHash],
  );
  const id = row?.id ?? '';
  return { id, email, cookies: new Map([['lh_operator', await startSession(db, 'operator', id)]]) };
};

/** A customer and a handyman without bookings of other people. */
export type Pair = { readonly user: Account; readonly handyman: Account };

export const addPairs = (
  db: Db,
  count: number,
  draftOf: (role: Role, n: number) => AccountDraft = () => ({}),
): Promise<Pair[]> =>
  db.transaction(async (inner) => {
    const pairs: Pair[] = [];
    for (let n = 0; n < count; n += 1) {
      const user = await addAccount(inner, 'user', draftOf('user', n));
      pairs.push({ user, handyman: await addAccount(inner, 'handyman', draftOf('handyman', n)) });
    }
    return pairs;
  });

/** Moves this customer's requests days back, because a customer who withdraws has to wait before the next request. */
export const forgetAsking = async (db: Db, { user }: Pair): Promise<void> => {
  await db.query(
    `update bookings set created_at = created_at - interval '2 days',
       ended_at = ended_at - interval '2 days' where user_id = $1`,
    [user.id],
  );
};

/** §6: makes them established: verified by an operator, and paid by a customer long ago. */
export const establish = async (
  db: Pick<Db, 'query'>,
  handymanId: string,
  customerId: string,
): Promise<void> => {
  await db.query(
    `update handymen set verification = 'verified', verified_at = now(), verification_asked_at = null
     where id = $1`,
    [handymanId],
  );
  await db.query(
    `insert into bookings (user_id, handyman_id, service, cost, lat, long, state, payment_state,
       created_at, expires_at, started_at, done_at, counted_at)
     select $2, h.id, h.service, 50, h.lat, h.long, 'done', 'paid', at, at, at, at, at
     from handymen h, (select now() - interval '60 days' as at) t, generate_series(1, ${establishedJobs})
     where h.id = $1`,
    [handymanId, customerId],
  );
};
