import pg from 'pg';
import { expect, test } from 'vitest';
import { acceptNotification } from '#contract/booking.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { getDispatch, startDispatch } from '#contract/dispatch.ts';
import { loginHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { activeStates } from '#domain/booking.ts';
import { pune } from '../testing/people.ts';
import { usePlaces } from '../testing/places.ts';
import { openBrowser, startProduct } from '../testing/product.ts';

const { newFolder, newDatabase } = usePlaces();

test('killed between two waves, the product asks the next when it is back', async () => {
  const url = await newDatabase();
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: url };
  const running = { product: await startProduct(settings) };
  const [asha, ravi] = [openBrowser(() => running.product), openBrowser(() => running.product)];
  await asha.send(loginUser, demoUser);
  const { handyman_id } = await ravi.send(loginHandyman, demoHandyman);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Three who may be asked are nearer than Ravi, who is the only one left for the second wave.
  await client.query(
    `update handymen h set online = h.id = $1 or h.id in (
       select o.id from handymen o
       where o.id <> $1 and o.service = (select service from handymen where id = $1) and o.online and o.listed
         and not exists (select 1 from bookings b where b.handyman_id = o.id and b.state = any ($2))
       order by o.id limit 3)`,
    [handyman_id, activeStates],
  );
  const ravis = await client.query<{ name: string; lat: number; long: number }>(
    `select s.name, h.lat, h.long from handymen h join services s on s.id = h.service where h.id = $1`,
    [handyman_id],
  );
  const [{ name: service } = { name: '' }] = ravis.rows;
  await client.query(`update handymen set lat = $2, long = $3 where online and id <> $1`, [
    handyman_id,
    pune.lat,
    pune.long,
  ]);
  await client.query(`update handymen set lat = $2, long = $3 where id = $1`, [
    handyman_id,
    // Within the eight kilometres that the demo's professional goes.
    pune.lat + 0.05,
    pune.long,
  ]);
  const { dispatch_id: id, asked } = await asha.send(startDispatch, { ...pune, service });
  expect(asked).toBe(3);
  await running.product.stop('SIGKILL');
  await client.query(`update bookings set expires_at = now() where dispatch_id = $1`, [id]);
  await client.query(`update dispatches set due_at = now() where id = $1`, [id]);
  await client.end();

  running.product = await startProduct(settings);
  const read = () => asha.send(getDispatch, undefined, { params: { id } });
  await expect.poll(async () => (await read()).wave, { timeout: 60_000 }).toBe(2);
  await ravi.send(acceptNotification, { handyman_id });
  expect(await read()).toMatchObject({ state: 'found', asked: 4 });
  await running.product.stop('SIGTERM');
});
