import { expect, test } from 'vitest';
import { endCustomerSessions } from '#contract/console.ts';
import { endOtherDevices } from '#contract/device.ts';
import { userPassword } from '#contract/password.ts';
import { loginUser, logoutUser } from '#contract/user.ts';
import { sweep } from '../jobs.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { goodPassword } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { withPushes } from '../testing/pushing.ts';

const { t, browser, add } = withPushes();

/** Two browsers were added with logins that have run out since and been swept; a third is another customer's. */
const logInAnew = async () => {
  const [asha, other] = [await t.user(), await t.user()];
  await add(asha, browser());
  await add(asha, browser());
  await add(other, browser());
  await t.database.query(
    `update sessions set expires_at = now() - interval '1 day' where account_id = $1`,
    [asha.id],
  );
  t.deps.sessions.clear();
  await sweep(t.deps);
  await asha.send(loginUser, { email: asha.email, password: goodPassword });
  return { asha, other };
};

const devicesOf = async ({ id }: Person): Promise<number> =>
  (await t.database.query('select 1 from push_devices where account_id = $1', [id])).length;

test('§24 logging out everywhere else forgets browsers of earlier logins too, and keeps this one', async () => {
  const { asha, other } = await logInAnew();
  const here = browser();
  await add(asha, here);
  await asha.send(endOtherDevices, {});
  expect([await devicesOf(asha), await devicesOf(other)]).toEqual([1, 1]);
  expect(await add(asha, here)).toHaveProperty('device_id');
  expect(await devicesOf(asha)).toBe(1);
});

test('§24 a new password forgets all of them', async () => {
  const { asha, other } = await logInAnew();
  await asha.send(userPassword.forgot, { email: asha.email });
  await t.runJobs();
  const password = 'another good passphrase';
  await asha.send(userPassword.reset, { email: asha.email, otp: t.lastCode(), password });
  expect([await devicesOf(asha), await devicesOf(other)]).toEqual([0, 1]);
});

test('§24 so does an operator who ends all logins of somebody whose phone was stolen', async () => {
  const { asha, other } = await logInAnew();
  const meera = await addOperatorTo(t);
  const params = { id: asha.id };
  await meera.send(endCustomerSessions, { reason: 'The phone was stolen.' }, { params });
  expect([await devicesOf(asha), await devicesOf(other)]).toEqual([0, 1]);
});

test('§24 a browser that says at its logout which one it is, is forgotten whatever login it was added with', async () => {
  const asha = await t.user();
  const here = browser();
  await add(asha, here);
  await asha.send(loginUser, { email: asha.email, password: goodPassword });
  await add(asha, browser());
  await t.database.query(`update push_devices set session_hash = '\\x01'`);
  // Added again, it belongs to this login, and goes with it.
  await add(asha, here);
  await asha.send(logoutUser);
  expect(await devicesOf(asha)).toBe(1);
});
