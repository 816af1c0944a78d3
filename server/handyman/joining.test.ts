import { expect, test } from 'vitest';
import { signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { limits } from '../identity/rate-limits.ts';
import { useApp } from '../testing/app.ts';
import { handymanForm } from '../testing/people.ts';

const t = useApp();

const join = async (address: string, changes = {}) => {
  const form = handymanForm();
  const client = t.client();
  await client.send(signupHandyman, { email: form.email });
  const body = { ...form, otp: t.lastCode(), ...changes };
  return client.try(verifyHandyman, body, { headers: { 'x-forwarded-for': address } });
};

test('from one network ten professionals may join in a day, and the next is told when to go on', async () => {
  for (let n = 0; n < limits.handymenFromAddress.most; n += 1) {
    expect((await join(`2001:db8:5:5::${n + 1}`)).status).toBe(200);
  }
  const refused = await join('2001:db8:5:5:ffff::1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_new' } });
  expect(refused.body.msg).toContain('24 hours');
  expect((await join('2001:db8:5:6::1')).status).toBe(200);
  await t.passMinutes(24 * 60);
  expect((await join('2001:db8:5:5::1')).status).toBe(200);
});

test('a signup that is refused in the end does not count against its network', async () => {
  const { aadharNumber } = handymanForm();
  expect((await join('203.0.113.5', { aadharNumber })).status).toBe(200);
  for (let n = 0; n < limits.handymenFromAddress.most; n += 1) {
    expect((await join('203.0.113.5', { aadharNumber })).status).not.toBe(200);
  }
  expect((await join('203.0.113.5')).status).toBe(200);
});
