import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Role } from '#domain/role.ts';
import { addOperatorAccount, addPairs } from '../server/testing/accounts.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { migrate, openDataFolder, openTables } from '../server/testing/databases.ts';
import type { Database, Db } from '../server/testing/databases.ts';
import { audit } from '../server/testing/paying.ts';
import { halfStates, lifeOf } from './booking-steps.ts';
import { figure } from './figures.ts';
import { discountCode, oneOf, takeStep } from './money-steps.ts';
import type { MoneyLife } from './money-steps.ts';
import { useProducts } from './products.ts';
import { rounds, whole } from './rounds.ts';
import { times } from './send-call.ts';

const { newFolder, newDatabase, start } = useProducts();

const atOnce = 8;
const mostSteps = 24;

/** A charge that was cut off is settled by a job once its lease has run out. */
const shortLease = { PAYMENT_LEASE_SECONDS: '10' };

/** §38: for everybody, once. */
const makeCode = (db: Db): Promise<unknown> =>
  db.query(
    `insert into discount_codes (code, amount_paise, valid_from, valid_to, most_uses, first_only)
     values ($1, 5000, now()::date - 1, now()::date + 1, 100000, false)`,
    [discountCode],
  );

type People = { readonly pairs: Pair[]; readonly admins: readonly string[] };

const gather = async (db: Database, lives: number): Promise<People> => {
  // One admin gives credit sixty times a day at most.
  const admins: string[] = [];
  for (let n = 0; n <= lives / 40; n += 1) {
    const { cookies } = await addOperatorAccount(db, 'admin');
    admins.push(`lh_operator=${cookies.get('lh_operator') ?? ''}`);
  }
  // With one phone two accounts would be one person, who gets no tip and no credit (§35, §36).
  const phoneOf = (role: Role, n: number) => ({
    phone: String(9_000_000_000 + 2 * n + (role === 'user' ? 0 : 1)),
  });
  return { pairs: await addPairs(db, lives, phoneOf), admins };
};

/** The test does not wait for the five minutes in which a cancellation is free: the yes was six minutes ago. */
const letTimePass = (db: Db, id: string): Promise<unknown> =>
  db.transaction(async (inner) => {
    await inner.query('set local session_replication_role = replica');
    await inner.query(
      `update booking_events set at = at - interval '6 minutes' where booking_id = $1`,
      [id],
    );
  });

type Run = {
  readonly people: People;
  readonly lives: MoneyLife[];
  /** How many are to be lived in all. */
  readonly count: number;
  /** Reads and writes the tables beside the product, where the engine lets two do so. */
  readonly db: Db | undefined;
  answers: number;
};

/** One booking from the request on. Nothing where the two may not meet again today, or for want of time to pay. */
const begin = async (url: string, run: Run, pair: Pair): Promise<MoneyLife | undefined> => {
  const created = await lifeOf(pair).create(url);
  const id = created.body['notification_id'];
  if (typeof id !== 'string') return undefined;
  const life: MoneyLife = {
    pair,
    id,
    admin: oneOf(run.people.admins),
    shown: new Set(),
    shownTips: new Set(),
  };
  run.lives.push(life);
  return (await lifeOf(pair).accept(url, id)).status === 200 ? life : undefined;
};

/** One life after another, each pair as often as it may, until there are enough or the connection is cut. */
const live = async (url: string, run: Run): Promise<void> => {
  while (run.lives.length < run.count) {
    const pair = run.people.pairs.pop();
    if (!pair) throw new Error('There are too few people');
    for (let again = 0; again < 3; again += 1) {
      const life = await begin(url, run, pair);
      if (!life) break;
      if (run.db && randomInt(2) === 0) await letTimePass(run.db, life.id);
      for (let step = randomInt(4, mostSteps); step > 0; step -= 1) {
        await takeStep(url, life);
        run.answers += 1;
      }
    }
  }
};

/** A booking whose money is still on its way: a job comes back to it. */
const onItsWay = `
  select booking_id::text from ledger_due
  union all select p.booking_id::text from payments p
    where p.state in ('created', 'processing')
  union all select b.id::text from bookings b where b.state = 'cancelled' and b.payment_state = 'processing'
  union all select p.booking_id::text from refunds r join payments p on p.id = r.payment_id
    where r.state in ('created', 'pending')
      and not exists (select from disputes d where d.payment_id = p.id and d.state in ('open', 'answered'))`;

const charged = `
  select p.booking_id, p.for_tip, (p.amount_paise + p.fees_paise) / 100 as rupees from payments p
  where p.state = 'succeeded' and p.gateway not in ('credit', 'code')`;

/** What was charged, and never shown to its customer as a whole. */
const neverShown = async (db: Db, lives: readonly MoneyLife[]): Promise<object[]> => {
  const byId = new Map(lives.map((life) => [life.id, life]));
  const rows = await db.query<{ booking_id: string; for_tip: boolean; rupees: number }>(charged);
  return rows.filter(({ booking_id, for_tip, rupees }) => {
    const life = byId.get(booking_id);
    return life?.[for_tip ? 'shownTips' : 'shown'].has(rupees) !== true;
  });
};

/** §28: the accounts of the books, which together are nothing. */
const trialBalance = `
  select coalesce(sum(sign * amount_paise), 0)::float8 as paise from ledger
  cross join lateral (values (debit, 1), (credit, -1)) side (account, sign)`;

const kinds = `select kind, count(*)::int as n from ledger group by kind order by kind`;

const check = async (db: Database, run: Run): Promise<string> => {
  expect([...(await halfStates(db)), ...(await audit(db))]).toEqual([]);
  expect(await neverShown(db, run.lives)).toEqual([]);
  expect(await db.query(trialBalance)).toEqual([{ paise: 0 }]);
  const rows = await db.query<{ kind: string; n: number }>(kinds);
  return rows.map(({ kind, n }) => `${kind} ${n}`).join(', ');
};

type Place = {
  readonly engine: string;
  readonly settings: Record<string, string>;
  readonly open: () => Promise<Database> | Database;
  /** Whether the tables can be read while the product runs. */
  readonly shared: boolean;
};

const liveAndKill = async (place: Place, count: number, kills: number): Promise<void> => {
  const { engine, settings, open, shared } = place;
  let db = await open();
  await migrate(db);
  await makeCode(db);
  const people = await gather(db, count + (kills + 1) * atOnce);
  if (!shared) await db.close();
  const run: Run = { people, lives: [], count, db: shared ? db : undefined, answers: 0 };
  let product = await start(settings);
  for (let killed = 0; ; killed += 1) {
    const lives = times(atOnce, () => live(product.url, run));
    const ends = Promise.allSettled(lives);
    if (killed === kills) {
      await Promise.all(lives);
      break;
    }
    // In the middle of whatever is asked then.
    const until =
      run.lives.length + Math.max(1, Math.floor((count - run.lives.length) / (kills - killed + 1)));
    await expect
      .poll(() => run.lives.length >= until, { timeout: 600_000, interval: 5 })
      .toBe(true);
    await product.stop('SIGKILL');
    for (const end of await ends) {
      if (end.status === 'rejected') expect(String(end.reason)).not.toMatch(/It answered|too few/);
    }
    product = await start(settings);
  }
  const left = async () => {
    if (shared) return db.query(onItsWay);
    // Two processes may not have the embedded database open, so the product is away for a moment.
    await product.stop('SIGTERM');
    db = await open();
    const rows = await db.query(onItsWay);
    await db.close();
    product = await start(settings);
    return rows;
  };
  await expect.poll(left, { timeout: 240_000, interval: shared ? 500 : 4_000 }).toEqual([]);
  expect(await product.stop('SIGTERM')).toBe(0);
  if (!shared) db = await open();
  try {
    const recorded = await check(db, run);
    figure(
      `lives of money, ${engine}`,
      `${run.lives.length} bookings paid, refunded, tipped, cancelled and disputed at random, the process killed ${kills} times meanwhile`,
      `${run.answers} steps answered; every charge was shown before, the books balance; ${recorded}`,
    );
  } finally {
    await db.close();
  }
};

test('random lives of the money of bookings on Postgres, killed meanwhile: the books balance, and nothing is charged that was not shown', async () => {
  const url = await newDatabase();
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: url, ...shortLease };
  const place = { engine: 'Postgres', settings, open: () => openTables(url), shared: true };
  await liveAndKill(place, rounds(40, 10_000), rounds(1, 100));
});

test.runIf(whole)(
  'random lives of the money of bookings on the embedded database, killed meanwhile: the books balance, and nothing is charged that was not shown',
  async () => {
    const folder = newFolder();
    const settings = { DATA_DIR: folder, ...shortLease };
    const place = {
      engine: 'embedded',
      settings,
      open: () => openDataFolder(folder),
      shared: false,
    };
    await liveAndKill(place, 2_000, 20);
  },
);
