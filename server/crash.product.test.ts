import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
  listBookings,
} from '#contract/booking.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { loginHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { urlOf, withAdmin } from './testing/databases.ts';
import { pune } from './testing/people.ts';
import { makeFolder, openBrowser, startProduct } from './testing/product.ts';
import type { Product } from './testing/product.ts';
import { openStream } from './testing/stream.ts';

const rounds = 3;
const cleaning: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

const newFolder = () => {
  const folder = makeFolder();
  cleaning.push(() => folder.remove());
  return folder.path;
};

const newDatabase = async () => {
  const template = inject('template');
  if (template.engine !== 'postgres') throw new Error('This needs a Postgres');
  const name = `product_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(template.adminUrl, `create database ${name}`);
  cleaning.push(() => withAdmin(template.adminUrl, `drop database ${name} with (force)`));
  return urlOf(template.adminUrl, name);
};

type People = { product: Product };

const demoPeople = async (running: People) => {
  const [asha, ravi] = [openBrowser(() => running.product), openBrowser(() => running.product)];
  const { user_id } = await asha.send(loginUser, demoUser);
  const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
  return { asha, ravi, ask: { ...pune, user_id, handyman_id } };
};

describe.each(['embedded', 'Postgres'] as const)('killed without warning, on %s', (engine) => {
  test('every booking that was answered is there after the restart', async () => {
    const settings = {
      DATA_DIR: newFolder(),
      ...(engine === 'Postgres' ? { DATABASE_URL: await newDatabase() } : {}),
    };
    const running = { product: await startProduct(settings) };
    const { asha, ravi, ask } = await demoPeople(running);
    const answered = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) {
      const killed = new AbortController();
      const writing = (async () => {
        while (!killed.signal.aborted) {
          const { notification_id: id } = await asha.send(createNotification, ask);
          answered.set(id, 'requested');
          await ravi.send(acceptNotification, {
            handyman_id: ask.handyman_id,
            notification_id: id,
          });
          answered.set(id, 'accepted');
          await asha.send(cancelBooking, undefined, { params: { id } });
          answered.set(id, 'cancelled');
        }
      })().catch(() => undefined);
      const before = answered.size;
      await expect.poll(() => answered.size, { timeout: 20_000 }).toBeGreaterThan(before + 3);
      await running.product.stop('SIGKILL');
      killed.abort();
      await writing;
      running.product = await startProduct(settings);
      const later = ['requested', 'accepted', 'cancelled'];
      for (const [id, state] of answered) {
        const found = await asha.send(getBooking, undefined, { params: { id } });
        // The last answer may have been lost on its way; what was answered may not.
        expect(later.indexOf(found.state)).toBeGreaterThanOrEqual(later.indexOf(state));
        expect(found.timeline.at(-1)?.to).toBe(found.state);
      }
      const [last] = await asha.send(listBookings);
      if (last && last.moves.length > 0) {
        await asha.send(cancelBooking, undefined, { params: { id: last.notification_id } });
      }
    }
    expect(await running.product.stop('SIGTERM')).toBe(0);
  });
});

test('a request runs out also while nobody is there to see it', async () => {
  const url = await newDatabase();
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: url };
  const running = { product: await startProduct(settings) };
  const { asha, ask } = await demoPeople(running);
  const { notification_id: id } = await asha.send(createNotification, ask);
  await running.product.stop('SIGKILL');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`update bookings set expires_at = now() where id = $1`, [id]);
  await client.end();
  running.product = await startProduct(settings);
  const state = async () => (await asha.send(getBooking, undefined, { params: { id } })).state;
  await expect.poll(state, { timeout: 10_000 }).toBe('expired');
  await running.product.stop('SIGTERM');
});

test('two processes on one Postgres are one product', async () => {
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() };
  // Started at the same moment, on an empty database: one of them makes the tables and the demo people.
  const [here, there] = await Promise.all([startProduct(settings), startProduct(settings)]);
  const [asha, ravi] = [openBrowser(() => here), openBrowser(() => there)];
  const { user_id } = await asha.send(loginUser, demoUser);
  const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
  const hers = await openStream(`${here.url}/api/events`, asha.cookies);
  const his = await openStream(`${there.url}/api/events`, ravi.cookies);
  await hers.next();
  await his.next();
  await asha.send(createNotification, { ...pune, user_id, handyman_id });
  expect(await his.next()).toMatchObject({ data: { state: 'requested' } });
  expect(await hers.next()).toMatchObject({ data: { state: 'requested' } });
  await ravi.send(acceptNotification, { handyman_id });
  expect(await hers.next()).toMatchObject({ data: { state: 'accepted' } });

  const guess = { email: demoUser.email, password: 'a wrong guess' };
  const tries = [];
  for (let i = 0; i < 12; i += 1) {
    tries.push(await openBrowser(() => (i % 2 === 0 ? here : there)).status(loginUser, guess));
  }
  expect(tries.filter((status) => status === 401)).toHaveLength(10);
  expect(tries.slice(10)).toEqual([429, 429]);
  hers.close();
  his.close();
  await Promise.all([here.stop('SIGTERM'), there.stop('SIGTERM')]);
});
