import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { getNotification } from '#contract/booking.ts';
import { events } from '#contract/events.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import type { Product } from '../server/testing/product.ts';
import { openStream } from '../server/testing/stream.ts';
import { ask, must, times } from './send-call.ts';
import type { Answer } from './send-call.ts';
import { gather } from './load.ts';
import { figure } from './figures.ts';
import { expectAtLeast, expectAtMost } from './figure-limits.ts';
import { lifeOf } from './booking-steps.ts';
import { forgetAsking } from '../server/testing/accounts.ts';
import { megabytes } from './memory.ts';
import { addPairs } from '../server/testing/accounts.ts';
import type { Account } from '../server/testing/accounts.ts';
import { useProducts } from './products.ts';
import { rounds, whole } from './rounds.ts';

const { startOnPostgres, cleanUp } = useProducts(whole ? afterEach : afterAll);

let shared: ReturnType<typeof startOnPostgres> | undefined;

/** What a process grows by is measured on a new one; the short form measures nothing, and starts one for all. */
const startOne = () => (whole ? startOnPostgres() : (shared ??= startOnPostgres()));

const search = ({ url }: Product) =>
  ask(url, getAllHandyman, { query: { lat: 18.52, long: 73.85, limit: 5 } });

const listen = ({ url }: Product, { cookie }: Account) =>
  openStream(`${url}${events.path}`, new Map([cookie.split('=') as [string, string]]));

/** As many as one account may have open. */
const streamsPerAccount = 20;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

test('clients who never finish their request are cut, and keep nobody waiting', async () => {
  const { product } = await startOne();
  const { hostname, port } = new URL(product.url);
  const began = performance.now();
  const lasted: number[] = [];
  const open = (head: string, drip: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(head);
    const dripping = setInterval(() => socket.write(drip), 500);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      lasted.push(performance.now() - began);
    });
    socket.resume();
  };
  const slow = 300;
  // Half of the clients never end their headers; the others never end their body, which has a longer timeout.
  const post = 'POST /api/user/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  for (let n = 0; n < slow; n += 1) open('GET /api/health HTTP/1.1\r\nx-slow: ', 'a');
  const halves = whole ? slow : 0;
  for (let n = 0; n < halves; n += 1) open(`${post}content-length: 1000\r\n\r\n{`, ' ');
  const answers: Answer[] = [];
  while (lasted.length < slow + halves) {
    answers.push(await search(product));
    // The short form only checks that slow clients are cut; that searches are served under load is for the whole one.
    if (!whole) await wait(100);
    if (performance.now() - began > 300_000) throw new Error(`Only ${lasted.length} were cut`);
  }
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  figure(
    'slow clients',
    `${slow + halves} clients send a byte every half second and never finish`,
    `all cut within ${seconds(Math.max(...lasted))}; ${answers.length} searches meanwhile all 200, slowest ${seconds(slowest)}`,
  );
});

test('a reader who does not read is let go', async () => {
  const { product, db } = await startOne();
  const [pair] = await addPairs(db, 1);
  if (!pair) throw new Error('There is nobody');
  const { hostname, port } = new URL(product.url);
  const request = `GET ${events.path} HTTP/1.1\r\nhost: a\r\ncookie: ${pair.user.cookie}\r\n\r\n`;
  for (let n = 0; n < streamsPerAccount; n += 1) {
    const socket = connect(Number(port), hostname);
    cleanUp(async () => socket.destroy());
    socket.on('error', () => undefined);
    socket.write(request);
    // Reads the first event and then stops reading.
    await once(socket, 'data');
    socket.pause();
  }
  const full = () =>
    listen(product, pair.user).then(
      (stream) => {
        stream.close();
        return 'room';
      },
      (error: Error) => error.message,
    );
  expect(await full()).toBe('429');
  const before = megabytes(product);
  // The kernel buffers some megabytes for a reader; only what exceeds them is buffered by the product.
  const publish = `
    select pg_notify('localhands', json_build_object('topics', array[$1::text], 'event', json_build_object(
      'kind', 'booking', 'booking', json_build_object('n', n, 'text', repeat('x', 7000))))::text)
    from generate_series(1, 500) as n`;
  let published = 0;
  const grown: number[] = [];
  while ((await full()) === '429') {
    await db.query(publish, [`user:${pair.user.id}`]);
    published += 500;
    grown.push(megabytes(product) - before);
    if (published > 20_000) throw new Error('It still waits for them');
  }
  expectAtMost(Math.max(...grown), 250, 'MB');
  figure(
    'event streams that nobody reads',
    `${streamsPerAccount} readers who never read, and ${published} events of 7 kB`,
    `let go; the process grew by ${Math.max(...grown)} MB at most`,
  );
});

test('five hundred who poll at once are all answered', async () => {
  const { product, db } = await startOne();
  const pairs = await addPairs(db, 500);
  const answers: Answer[] = [];
  const waves = rounds(1, 40);
  for (let wave = 0; wave < waves; wave += 1) {
    const polls = pairs.map(({ handyman }) =>
      ask(product.url, getNotification, {
        cookie: handyman.cookie,
        body: { handyman_id: handyman.id },
      }),
    );
    answers.push(...(await Promise.all(polls)));
  }
  const served = answers.filter(({ status }) => status === 200).length;
  const away = answers.filter(
    ({ status, retryAfter }) => [429, 503].includes(status) && Number(retryAfter) > 0,
  ).length;
  expect(served + away).toBe(answers.length);
  expectAtLeast(served, answers.length / 2, 'polls served');
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  figure(
    'poll storm',
    `500 handymen poll in the same moment, ${waves} times`,
    `${served} served, ${away} got 503, nothing else; slowest ${seconds(slowest)}`,
  );
});

test('thousands listen and say nothing, and others are served as ever', async () => {
  const { product, db } = await startOne();
  const listeners = rounds(200, 10_000);
  const [watched, first, ...others] = await addPairs(db, listeners / streamsPerAccount + 1);
  if (!watched || !first) throw new Error('There are too few people');
  const cookies = [first, ...others].map(({ user }) => user.cookie);
  const before = megabytes(product);
  const url = `${product.url}${events.path}`;
  const groups = rounds(1, 2);
  const clients = listeners / groups;
  const loads = times(groups, () => gather({ url, kind: 'listen', cookies, clients }));
  cleanUp(() => Promise.all(loads.map((load) => load.leave())));
  const open = () => loads.reduce((sum, load) => sum + load.counts().open, 0);
  await expect.poll(open, { timeout: 300_000, interval: 250 }).toBe(listeners);
  const grown = megabytes(product) - before;
  // Every account of the load has as many streams as it may.
  await expect(listen(product, first.user)).rejects.toThrow('429');

  const [customerStream, handymanStream] = [
    await listen(product, watched.user),
    await listen(product, watched.handyman),
  ];
  await Promise.all([customerStream.next(), handymanStream.next()]);
  const life = lifeOf(watched);
  const slow: number[] = [];
  for (let n = 0; n < rounds(3, 20); n += 1) {
    const began = performance.now();
    const [{ status }, created] = await Promise.all([
      search(product),
      must(life.create(product.url)),
    ]);
    expect(status).toBe(200);
    expect(await handymanStream.next()).toMatchObject({ data: { state: 'requested' } });
    await must(life.cancel(product.url, String(created['notification_id'])));
    expect(await customerStream.next()).toMatchObject({ data: { state: 'requested' } });
    expect(await customerStream.next()).toMatchObject({ data: { state: 'cancelled' } });
    expect(await handymanStream.next()).toMatchObject({ data: { state: 'cancelled' } });
    await forgetAsking(db, watched);
    slow.push(performance.now() - began);
  }
  expect(loads.map((load) => load.counts().events)).toEqual(loads.map(() => 0));
  await Promise.all(loads.map((load) => load.leave()));
  // The streams are closed as soon as their clients have left.
  const again = async () => {
    const streams = await Promise.allSettled(
      times(streamsPerAccount, () => listen(product, first.user)),
    );
    for (const stream of streams) if (stream.status === 'fulfilled') stream.value.close();
    return streams.filter(({ status }) => status === 'fulfilled').length;
  };
  await expect.poll(again, { timeout: 120_000 }).toBe(streamsPerAccount);
  customerStream.close();
  handymanStream.close();
  expect(await product.stop('SIGTERM')).toBe(0);
  figure(
    'idle event streams',
    `${listeners} streams of ${cookies.length} accounts`,
    `a search, a booking and its four events took at most ${seconds(Math.max(...slow))}; ${grown} MB, ${Math.round((grown * 1024) / listeners)} kB each; forgotten when they left`,
  );
});
