import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migrate, openDataFolder, openTables } from '../server/testing/databases.ts';
import type { Database } from '../server/testing/databases.ts';
import { audit } from '../server/testing/paying.ts';
import type { Product } from '../server/testing/product.ts';
import { must, times } from './send-call.ts';
import { figure } from './figures.ts';
import { expectAtMost } from './figure-limits.ts';
import { codeOf, halfStates, lifeOf } from './booking-steps.ts';
import type { Life } from './booking-steps.ts';
import { expectDurable } from './durability.ts';
import type { Seen } from './durability.ts';
import { addPairs } from '../server/testing/accounts.ts';
import type { Pair } from '../server/testing/accounts.ts';
import { useProducts } from './products.ts';
import { rounds } from './rounds.ts';

const { newFolder, newDatabase, start } = useProducts();

const pairsAtOnce = 4;

/** Promise 7. */
const readyWithinMs = 5_000;

/** More than are used before a process is killed: a customer who cancels does not ask the same one again. */
const pairsForEach = 6;

/** A card charge that was cut off is settled by a job once its lease has run out. */
const shortLease = { PAYMENT_LEASE_SECONDS: '10' };

/** One life after another until the connection is cut; `answered` is called with every answer. */
const live = async (
  pairs: Pair[],
  url: string,
  seen: Seen[],
  answered: () => void,
): Promise<never> => {
  const next = (): Life => {
    const pair = pairs.pop();
    if (!pair) throw new Error('There are too few people');
    return lifeOf(pair);
  };
  let life = next();
  const confirm = (one: Seen, what: string) => {
    one.confirmed.push(what);
    answered();
  };
  for (let n = randomInt(3); ; n += 1) {
    const id = String((await must(life.create(url)))['notification_id']);
    const one: Seen = { life, id, confirmed: [] };
    seen.push(one);
    confirm(one, 'requested');
    await must(life.accept(url, id));
    confirm(one, 'accepted');
    if (n % 3 === 0) {
      await must(life.pay(url, id));
      confirm(one, 'paid');
      await must(life.cancel(url, id));
      confirm(one, 'cancelled');
      life = next();
      continue;
    }
    await must(life.start(url, await codeOf(life, url, id)));
    confirm(one, 'started');
    await must(life.pay(url, id));
    confirm(one, 'paid');
    await must(life.done(url));
    confirm(one, 'done');
  }
};

type Place = {
  readonly engine: string;
  readonly settings: Record<string, string>;
  /** Reads the tables; those of the embedded database only while the product is stopped. */
  readonly look: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
};

/** Opens the database, runs `work` and closes it; the same for both engines. */
const lookInto =
  (open: () => Promise<Database> | Database): Place['look'] =>
  async (work) => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

const killAgainAndAgain = async ({ engine, settings, look }: Place, kills: number) => {
  const pairs = await look(async (database) => {
    await migrate(database);
    return addPairs(database, kills * pairsAtOnce * pairsForEach);
  });

  const everything: Seen[] = [];
  let answers = 0;
  const restarts: number[] = [];
  let product: Product = await start(settings);
  for (let round = 0; round < kills; round += 1) {
    const seen: Seen[] = [];
    let resolve = () => {};
    const enough = new Promise<void>((done) => {
      resolve = done;
    });
    const killAt = answers + randomInt(1, pairsAtOnce * 12);
    const answered = () => {
      answers += 1;
      if (answers === killAt) resolve();
    };
    const lives = times(pairsAtOnce, () => live(pairs, product.url, seen, answered));
    const ends = Promise.allSettled(lives);
    // If every request is refused, `enough` never resolves.
    await Promise.race([enough, Promise.all(lives)]);
    // So that the process is killed in the middle of the next request.
    await wait(randomInt(15));
    await product.stop('SIGKILL');
    for (const end of await ends) {
      if (end.status === 'rejected') expect(String(end.reason)).not.toMatch(/It answered/);
    }
    const killed = performance.now();
    product = await start(settings);
    restarts.push(performance.now() - killed);
    await Promise.all(seen.map((one) => expectDurable(product.url, one)));
    if (engine === 'Postgres') expect(await look(halfStates)).toEqual([]);
    everything.push(...seen);
  }
  for (const one of everything) await expectDurable(product.url, one);
  const unsettled = async () => {
    const found = await Promise.all(
      everything.map(({ life, id }) => must(life.read(product.url, id))),
    );
    return found.filter(
      ({ state, paymentState }) =>
        paymentState === 'processing' || (state === 'cancelled' && paymentState === 'paid'),
    ).length;
  };
  await expect.poll(unsettled, { timeout: 180_000, interval: 500 }).toBe(0);
  expect(await product.stop('SIGTERM')).toBe(0);
  expect(await look(async (db) => [...(await halfStates(db)), ...(await audit(db))])).toEqual([]);
  // The middle one, for the machine may be busy with something else for a moment.
  restarts.sort((a, b) => a - b);
  expectAtMost(restarts[Math.floor(kills / 2)] ?? Infinity, readyWithinMs, 'ms to restart');
  figure(
    `process killed, ${engine}`,
    `SIGKILL ${kills} times at a random moment of book, accept, start, pay, done and cancel`,
    `${answers} answered changes of ${everything.length} bookings, all there; no half state, the books balance; slowest restart ${((restarts.at(-1) ?? 0) / 1000).toFixed(1)} s`,
  );
};

test('killed on Postgres: all that was answered is there, and nothing by halves', async () => {
  const url = await newDatabase();
  const place = {
    engine: 'Postgres',
    settings: { DATA_DIR: newFolder(), DATABASE_URL: url, ...shortLease },
    look: lookInto(() => openTables(url)),
  };
  await killAgainAndAgain(place, rounds(1, 150));
});

test('killed on the embedded database: all that was answered is there, and nothing by halves', async () => {
  const folder = newFolder();
  const place = {
    engine: 'embedded',
    settings: { DATA_DIR: folder, ...shortLease },
    look: lookInto(() => openDataFolder(folder)),
  };
  await killAgainAndAgain(place, rounds(1, 50));
});
