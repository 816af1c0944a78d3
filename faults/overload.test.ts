import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { health, ready } from '#contract/operations.ts';
import { loginUser } from '#contract/user.ts';
import type { Product } from '../server/testing/product.ts';
import { megabytes } from './memory.ts';
import { ask, times } from './send-call.ts';
import type { Answer } from './send-call.ts';
import { gather } from './load.ts';
import { figure } from './figures.ts';
import { expectAtLeast, expectAtMost } from './figure-limits.ts';
import { addPairs } from '../server/testing/accounts.ts';
import { useProducts } from './products.ts';
import { rounds, whole } from './rounds.ts';

const { newFolder, start, startOnPostgres, cleanUp } = useProducts(whole ? afterEach : afterAll);

const page = { lat: 18.52, long: 73.85, limit: 100 };
const search = (product: Product) => ask(product.url, getAllHandyman, { query: page });

let shared: ReturnType<typeof startOnPostgres> | undefined;

/** What a process grows by is measured on a new one; the short form measures nothing, and starts one for all. */
const startOne = () => {
  const settings = { TRUST_PROXY: '1' };
  return whole ? startOnPostgres(settings) : (shared ??= startOnPostgres(settings));
};

/** 503 with a sentence and Retry-After: the only refusal under load. */
const isPolite = ({ status, retryAfter, body }: Answer) =>
  status === 503 && Number(retryAfter) > 0 && typeof body['msg'] === 'string';

const rude = (answers: readonly Answer[]) =>
  answers.filter((answer) => answer.status !== 200 && !isPolite(answer));

const slowestOf = (answers: readonly Answer[]) => Math.max(...answers.map(({ ms }) => ms));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const servesAgain = async (product: Product) => {
  await expect.poll(async () => (await search(product)).status, { timeout: 60_000 }).toBe(200);
};

test('a database that stands still: the line stays short, nobody hangs, and it is over at once', async () => {
  const { url, product, db } = await startOnPostgres(
    { DATABASE_CONNECTIONS: '2' },
    whole ? '' : '?statement_timeout=3000',
  );
  const [pair] = await addPairs(db, 1);
  const bookings = () => ask(product.url, listBookings, { cookie: pair?.user.cookie ?? '' });
  expect((await bookings()).status).toBe(200);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUp(() => client.end());
  await client.query('begin; lock table handymen in access exclusive mode');
  const began = performance.now();
  const asking = times(600, (n) => (n % 2 === 0 ? search(product) : bookings()));
  // Requests beyond the queue get 503 before those in it time out.
  const turnedAway = (await Promise.race(asking)).ms;
  expect((await ask(product.url, health)).status).toBe(200);
  expect(isPolite(await ask(product.url, ready))).toBe(true);
  const answers = await Promise.all(asking);
  expectAtMost(performance.now() - began, 15_000, 'ms until the last was refused');
  expect(answers.filter((answer) => !isPolite(answer))).toEqual([]);
  const soon = answers.filter(({ ms }) => ms < slowestOf(answers) / 4).length;
  expectAtLeast(soon, 201, 'refused at once');
  await client.query('rollback');
  const first = await search(product);
  expect(first.status).toBe(200);
  expect(product.output()).not.toContain('"msg":"unexpected"');
  figure(
    'overload: database stands still',
    '300 searches and 300 lists of bookings at once while a lock holds their table',
    `all 503 with Retry-After: the first after ${seconds(turnedAway)}, ${soon} turned away at once, the last after ${seconds(slowestOf(answers))}; answered again ${seconds(first.ms)} after the lock`,
  );
});

// How many clients are too many depends on the machine: on a fast one no request is refused.
test.runIf(whole)(
  'more clients than it can serve: some are served, the others get 503 with Retry-After',
  async () => {
    const { product, db } = await startOne();
    await addPairs(db, 200);
    const before = megabytes(product);
    // As a load balancer does, over a connection that is there already.
    const check = () => ask(product.url, health);
    await check();
    const load = gather({
      url: `${product.url}${getAllHandyman.path}?lat=${page.lat}&long=${page.long}&limit=${page.limit}`,
      kind: 'press',
      cookies: [],
      clients: 1_000,
    });
    cleanUp(() => load.leave());
    const answers = () => load.counts().answers;
    const many = 10_000;
    await expect.poll(() => answers()['503'] ?? 0, { timeout: 120_000 }).toBeGreaterThan(many);
    await expect.poll(() => answers()['200'] ?? 0, { timeout: 120_000 }).toBeGreaterThan(many / 20);
    const checked = await check();
    expect(checked.status).toBe(200);
    const grown = megabytes(product) - before;
    expectAtMost(grown, 250, 'MB');
    const { failed } = load.counts();
    const seen = { ...answers() };
    expect([Object.keys(seen).toSorted(), failed]).toEqual([['200', '503'], 0]);
    await load.leave();
    await servesAgain(product);
    figure(
      'overload: too many clients',
      '1000 clients ask for the largest page again and again',
      `${seen['200']} served, ${seen['503']} answered with 503, nothing else; grew by ${grown} MB; the health check took ${seconds(checked.ms)}; all served again afterwards`,
    );
  },
);

/** How soon it sheds depends on the machine; that it does is tested beside `server/http/overload.ts` as well. */
test.runIf(whole)(
  'a starved process refuses requests with 503, and serves all again when it is fed',
  async () => {
    const { product } = await startOne();
    const pid = product.pid ?? 0;
    const fed = new AbortController();
    // The process gets a tenth of the CPU, which looks like a saturated event loop.
    const starve = (async () => {
      while (!fed.signal.aborted) {
        process.kill(pid, 'SIGSTOP');
        await wait(900);
        process.kill(pid, 'SIGCONT');
        await wait(100);
      }
    })();
    const answers: Answer[] = [];
    const away = () => answers.filter(isPolite).length;
    const clients = times(100, async () => {
      while (!fed.signal.aborted) answers.push(await search(product));
    });
    await expect.poll(away, { timeout: 600_000 }).toBeGreaterThan(500);
    expect((await ask(product.url, health)).status).toBe(200);
    fed.abort();
    await Promise.all([starve, ...clients]);
    await servesAgain(product);
    expect(rude(answers)).toEqual([]);
    figure(
      'overload: event loop late',
      '100 clients while the process gets a tenth of the time',
      `${away()} of ${answers.length} answered with 503, the others served; all served again when it was over`,
    );
  },
);

test('a flood of logins keeps nobody from searching', async () => {
  const { product, db } = await startOne();
  await addPairs(db, 50);
  const before = megabytes(product);
  const flood = times(rounds(280, 2_000), (n) =>
    ask(product.url, loginUser, {
      body: { email: `nobody${n}@example.com`, password: 'a wrong guess' },
      // The rate limit of one IP address would refuse this.
      headers: { 'x-forwarded-for': `10.0.${n % 250}.${Math.floor(n / 250)}` },
    }),
  );
  const logins: Answer[] = [];
  for (const one of flood) {
    one.then(
      (answer) => logins.push(answer),
      () => undefined,
    );
  }
  const searches: Answer[] = [];
  // Hashing is slow on purpose; the short form leaves when it has seen some checked and the others refused.
  while (logins.length < rounds(100, flood.length)) searches.push(await search(product));
  const refused = logins.filter(({ status }) => status === 401).length;
  const away = logins.filter(isPolite).length;
  expect(refused + away).toBe(logins.length);
  expectAtLeast(away, 1, 'logins answered with 503');
  // A machine that is slow by itself may refuse some when so many arrive at once.
  expect(rude(searches)).toEqual([]);
  expectAtMost(searches.filter(isPolite).length, 0, 'searches refused');
  expectAtLeast(searches.length, 21, 'searches meanwhile');
  const grown = megabytes(product) - before;
  expectAtMost(grown, 250, 'MB');
  await product.stop('SIGKILL');
  figure(
    'overload: flood of logins',
    `${flood.length} logins at once`,
    `${refused} checked, ${away} answered with 503; ${searches.length} searches meanwhile all 200, slowest ${seconds(slowestOf(searches))}; grew by ${grown} MB`,
  );
});

test('the embedded database works in the same thread and still lets others have their turn', async () => {
  // With people to be found; the short form only sees that all are answered.
  const product = await start({ DATA_DIR: newFolder(), DEMO: String(whole) });
  await search(product);
  let answered = 0;
  const load = times(100, async () => {
    const answer = await search(product);
    answered += 1;
    return answer;
  });
  const checked = await ask(product.url, health);
  const overtook = 100 - answered;
  expect(checked.status).toBe(200);
  expectAtLeast(overtook, 51, 'searches overtaken');
  const answers = await Promise.all(load);
  expect(rude(answers)).toEqual([]);
  figure(
    'overload: embedded database',
    '100 searches at once, then a health check',
    `it overtook ${overtook} of them`,
  );
});
