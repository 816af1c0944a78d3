import { expect, test } from 'vitest';
import { logoutHandyman } from '#contract/handyman.ts';
import { choosePush, getPush, removePushDevice } from '#contract/push.ts';
import { setOut } from '#contract/tracking.ts';
import { hourInIndia } from '#domain/day.ts';
import { pushKinds } from '#domain/push.ts';
import { withPushes } from '../testing/pushing.ts';
import { sendPushes } from './send-actions.ts';

const { t, browser, add, ask, accept, asked, devices } = withPushes();

test('the same browser again is one device, and belongs to whoever added it last', async () => {
  const phone = browser();
  const [first, second] = [await t.handyman(), await t.user()];
  const { device_id } = await add(first, phone);
  expect(await add(first, phone)).toMatchObject({ device_id });
  await add(second, phone);
  expect((await first.send(getPush)).devices).toEqual([]);
  expect((await second.send(getPush)).devices).toMatchObject([{ device_id, current: true }]);
});

test('an eleventh device takes the place of the one added first', async () => {
  const handyman = await t.handyman();
  const ids: string[] = [];
  for (let i = 0; i < 11; i += 1) ids.push((await add(handyman, browser())).device_id);
  const { devices: kept } = await handyman.send(getPush);
  expect(kept.map(({ device_id }) => device_id)).toEqual(ids.slice(1).toReversed());
});

test('whoever logs out is not notified there any more; other browsers are', async () => {
  const [here, there] = [browser(), browser()];
  const { handyman } = await asked(here);
  await t.database.query(
    `insert into push_devices (role, account_id, session_hash, endpoint_hash, sealed)
     values ('handyman', $1, '\\x01', '\\x01', $2)`,
    [handyman.id, t.deps.keys.seal(Buffer.from(JSON.stringify(there)))],
  );
  await handyman.send(logoutHandyman);
  await sendPushes(t.deps);
  expect([here.headers().length, there.headers().length]).toEqual([0, 1]);
});

test('a device can be removed by its owner alone', async () => {
  const [handyman, other] = [await t.handyman(), await t.handyman()];
  const { device_id: id } = await add(handyman, browser());
  expect((await other.try(removePushDevice, {}, { params: { id } })).status).toBe(404);
  await handyman.send(removePushDevice, {}, { params: { id } });
  expect((await handyman.try(removePushDevice, {}, { params: { id } })).status).toBe(404);
  expect(await devices()).toEqual([]);
});

test('what was switched off is not sent', async () => {
  const phone = browser();
  const [customer, handyman] = [await t.user(), await t.handyman()];
  await add(customer, phone);
  await customer.send(choosePush, { off: ['answer', 'answer'], quiet: null });
  expect(await customer.send(getPush)).toMatchObject({ off: ['answer'], quiet: null });
  const id = await ask(customer, handyman);
  await accept(handyman, id);
  await handyman.send(setOut, {}, { params: { id } });
  await t.runJobs();
  expect(phone.read().map(({ news }) => news)).toEqual(['on_the_way']);
});

test('in quiet hours only a request comes through', async () => {
  const [phone, theirs] = [browser(), browser()];
  const [customer, handyman] = [await t.user(), await t.handyman()];
  const from = hourInIndia(new Date());
  const quiet = { from, to: (from + 2) % 24 };
  await add(customer, phone);
  await add(handyman, theirs);
  await customer.send(choosePush, { off: [], quiet });
  await handyman.send(choosePush, { off: [], quiet });
  const id = await ask(customer, handyman);
  await sendPushes(t.deps);
  await accept(handyman, id);
  await t.runJobs();
  expect([theirs.headers().length, phone.headers().length]).toEqual([1, 0]);
});

test.each([
  [{ off: ['gossip'], quiet: null }],
  [{ off: [...pushKinds, 'request'], quiet: null }],
  [{ off: [], quiet: { from: 7, to: 7 } }],
  [{ off: [], quiet: { from: 24, to: 7 } }],
  [{ off: [], quiet: { from: 1.5, to: 7 } }],
  [{ off: [] }],
])('a choice of %j is refused', async (choice) => {
  const user = await t.user();
  expect((await user.try(choosePush, choice)).status).toBe(400);
});

test('neither the log nor the tables say where a device is', async () => {
  const phone = browser(500);
  await asked(phone);
  await sendPushes(t.deps);
  const kept = JSON.stringify([
    await t.database.query('select last_error from push_messages'),
    await t.database.query('select encode(sealed, $1) as sealed from push_devices', ['escape']),
  ]);
  expect(t.log.join('') + kept).not.toContain(phone.endpoint.slice(-16));
});
