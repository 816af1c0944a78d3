import { pino } from 'pino';
import type { Role } from '#domain/role.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { accept, start } from '../booking/actions.ts';
import { request } from '../booking/request-actions.ts';
import { finish } from '../booking/end-actions.ts';
import { findPart } from '../booking/party-actions.ts';
import { readMine } from '../booking/read-actions.ts';
import { openCatalogue } from '../catalogue/cache-actions.ts';
import { start as startDispatch } from '../dispatch/actions.ts';
import { advance } from '../dispatch/wave-actions.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { openPostgresEvents } from '../gateways/events-postgres.ts';
import { openWebPush } from '../gateways/push-web.ts';
import { openSandbox } from '../gateways/payments-sandbox.ts';
import { listNearest } from '../handyman/search-store.ts';
import { makeRandomCode } from '../identity/one-time-codes.ts';
import { makePasswords } from '../identity/password.ts';
import { makePresence } from '../identity/presence.ts';
import { makeSessionCache } from '../identity/session-cache.ts';
import type { Session } from '../ports/sessions.ts';
import { makeKeys } from '../secrets/sealing.ts';
import { wordsIn } from '../words/words.ts';
import type { Pair } from './accounts.ts';
import { openTables } from './databases.ts';
import { pune } from './people.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** A database that records each statement's text. */
const recording = (db: Db, asked: Statement[]): Db => ({
  query: (text, values = []) => {
    asked.push({ text, values });
    return db.query(text, values);
  },
  transaction: async (work) => {
    asked.push({ text: 'begin', values: [] });
    const result = await db.transaction((inner) => work(recording(inner, asked)));
    asked.push({ text: 'commit', values: [] });
    return result;
  },
});

/** Returns no rows, which is enough to record a single statement. */
const silent: Db = { query: async () => [], transaction: (work) => work(silent) };

/** For pgbench: each parameter replaced by a value, all on one line as it wants it. */
export const forPgbench = (
  { text, values }: Statement,
  place: (value: unknown, text: string) => string,
): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\$(\d+)/g, (_, n: string) => place(values[Number(n) - 1], text));

type Searched = { readonly id: ServiceId; readonly slotMinutes: number };

/** The place of recorded searches: no other value of theirs is the same. */
export const recordedPlace = { lat: 1.25, long: 2.75 } as const;

/** The search for the nearest of each service, at that place, twenty to a page: for now, or at a time. */
export const recordSearches = async (
  services: readonly Searched[],
  time?: number,
): Promise<Statement[]> => {
  const asked: Statement[] = [];
  for (const { id, slotMinutes } of services) {
    const at = time === undefined ? undefined : { start: time, slotMinutes };
    const search = { service: id, at, limit: 20 };
    await listNearest(recording(silent, asked), search, recordedPlace, undefined);
  }
  return asked;
};

const sessionOf = <R extends Role>(role: R, id: string): Session<R> => ({
  role,
  id,
  fingerprint: id,
  expiresAt: new Date(Date.now() + 3_600_000),
});

/** The dependencies of actions, over a database that records every statement. */
const openRecorder = async (url: string, secret: string) => {
  const database = openTables(url);
  const statements: Statement[] = [];
  const db = recording(database, statements);
  const events = await openPostgresEvents({ url, db, onError: () => undefined });
  const keys = makeKeys(secret);
  let code = '';
  const deps: Deps = {
    db,
    searchDb: db,
    checkWritable: async () => undefined,
    events,
    catalogue: await openCatalogue({ db: database, events, onError: () => undefined }),
    indexServices: async () => 0,
    sessions: makeSessionCache(events),
    presence: makePresence(db),
    push: openWebPush({ keys: undefined, hosts: [], subject: 'mailto:hello@localhands.example' }),
    payments: openSandbox({ db, keys }),
    keys,
    reEncrypt: undefined,
    passwords: await makePasswords(),
    images: { draw: async () => undefined, close: () => undefined },
    makeCode: () => (code = makeRandomCode()),
    requestMinutes: 10,
    paymentLeaseSeconds: 30,
    supportRefundLimitPaise: 50_000,
    extraCapPaise: 500_000,
    company: null,
    publicUrl: 'http://localhost:3000',
    mailAddress: 'hello@localhands.example',
    secureCookies: false,
    requireSecondFactor: true,
    log: pino({ level: 'silent' }),
  };
  const close = async () => {
    await events.close();
    await database.close();
  };
  return { deps, database, statements, lastCode: () => code, close };
};

/** A booking from request to done by the product's own actions: every statement that they send. */
export const recordBooking = async (
  url: string,
  secret: string,
  { user, handyman }: Pair,
): Promise<Statement[]> => {
  const { deps, statements, lastCode, close } = await openRecorder(url, secret);
  const [customer, professional] = [sessionOf('user', user.id), sessionOf('handyman', handyman.id)];
  const form = { ...pune, user_id: user.id, handyman_id: handyman.id };
  const { id } = await request(deps, customer, form, '127.0.0.1');
  await accept(deps, professional, id);
  await readMine(deps, await findPart(deps, { user: customer }, id), wordsIn.en);
  await start(deps, professional, { email: user.email, otp: lastCode() });
  await finish(deps, professional, { user_id: user.id });
  await close();
  return statements;
};

/** A dispatch from the first wave to the second: the statements of each. */
export const recordWaves = async (
  url: string,
  secret: string,
  { user }: Pair,
): Promise<{ readonly begun: readonly Statement[]; readonly next: readonly Statement[] }> => {
  const { deps, database, statements, close } = await openRecorder(url, secret);
  const form = { ...pune, service: 'Plumber' };
  await startDispatch(deps, sessionOf('user', user.id), form, '127.0.0.1');
  const begun = statements.splice(0);
  await database.query('update dispatches set due_at = now() where user_id = $1', [user.id]);
  await advance(deps);
  await close();
  return { begun, next: statements };
};
