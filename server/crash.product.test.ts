import pg from 'pg';
import { describe, expect, test } from 'vitest';
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
import { pune } from './testing/people.ts';
import { usePlaces } from './testing/places.ts';
import { openBrowser, startProduct } from './testing/product.ts';
import type { Product } from './testing/product.ts';

const rounds = 3;
const { newFolder, newDatabase } = usePlaces();

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
