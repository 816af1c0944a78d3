import pg from 'pg';
import { expect, test } from 'vitest';
import { createNotification, getBooking } from '#contract/booking.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { loginHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { pune } from '../testing/people.ts';
import { usePlaces } from '../testing/places.ts';
import { openBrowser, startProduct } from '../testing/product.ts';

const { newFolder, newDatabase } = usePlaces();

test('a request runs out also while nobody is there to see it', async () => {
  const url = await newDatabase();
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: url };
  const running = { product: await startProduct(settings) };
  const [asha, ravi] = [openBrowser(() => running.product), openBrowser(() => running.product)];
  const { user_id } = await asha.send(loginUser, demoUser);
  const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
  const ask = { ...pune, user_id, handyman_id };
  const { notification_id: id } = await asha.send(createNotification, ask);
  await running.product.stop('SIGKILL');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`update bookings set expires_at = now() where id = $1`, [id]);
  await client.end();
  running.product = await startProduct(settings);
  const state = async () => (await asha.send(getBooking, undefined, { params: { id } })).state;
  await expect.poll(state, { timeout: 60_000 }).toBe('expired');
  await running.product.stop('SIGTERM');
});
