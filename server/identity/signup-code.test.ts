import { describe, expect, test } from 'vitest';
import { signupHandyman, verifyHandyman } from '#contract/handyman.ts';
import { resendOtp, signupUser, verifyUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { handymanForm, userForm } from '../testing/people.ts';

const t = useApp();

/** Another six digits. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const kinds = [
  { role: 'customer', signup: signupUser, verify: verifyUser, fill: userForm },
  { role: 'professional', signup: signupHandyman, verify: verifyHandyman, fill: handymanForm },
] as const;

describe.each(kinds)('§9 the code of a $role who signs up', ({ signup, verify, fill }) => {
  const begin = async (browser: Client) => {
    const form = fill();
    await browser.send(signup, { email: form.email });
    return { form, otp: t.lastCode() };
  };
  const guess = async (form: object, otp: string, times: number) => {
    const statuses: number[] = [];
    // A browser without cookies each time, as a program would use.
    for (let n = 0; n < times; n += 1) {
      statuses.push((await t.client().try(verify, { ...form, otp })).status);
    }
    return statuses;
  };

  test('is as good as before after the guesses of strangers, and has five tries of its own', async () => {
    const owner = t.client();
    const { form, otp } = await begin(owner);
    expect(await guess(form, wrong(otp), 7)).toEqual([400, 400, 400, 400, 400, 410, 410]);
    for (let n = 0; n < 4; n += 1) {
      expect((await owner.try(verify, { ...form, otp: wrong(otp) })).status).toBe(400);
    }
    expect((await owner.try(verify, { ...form, otp })).status).toBe(200);
  });

  test('cannot be guessed by strangers more than five times a day, whatever codes follow', async () => {
    const owner = t.client();
    const { form, otp } = await begin(owner);
    await guess(form, wrong(otp), 5);
    await t.passMinutes(1);
    await owner.send(resendOtp, { email: form.email });
    expect(await guess(form, t.lastCode(), 1)).toEqual([410]);
    expect((await owner.try(verify, { ...form, otp: t.lastCode() })).status).toBe(200);
  });

  test('works in another browser too', async () => {
    const { form, otp } = await begin(t.client());
    expect(await guess(form, wrong(otp), 4)).toEqual([400, 400, 400, 400]);
    expect(await guess(form, otp, 1)).toEqual([200]);
  });

  test('stays good when a stranger asks for another', async () => {
    const owner = t.client();
    const { form, otp } = await begin(owner);
    await t.passMinutes(1);
    const stranger = t.client();
    await stranger.send(signup, { email: form.email });
    const second = t.lastCode();
    expect((await owner.try(verify, { ...form, otp })).status).toBe(200);
    // With the account every code for its email is gone.
    expect((await stranger.try(verify, { ...form, otp: second })).status).toBe(410);
  });

  test('is replaced by another that the same browser asks for', async () => {
    const owner = t.client();
    const { form, otp } = await begin(owner);
    await t.passMinutes(1);
    await t.client().send(signup, { email: form.email });
    await t.passMinutes(1);
    await owner.send(resendOtp, { email: form.email });
    expect((await owner.try(verify, { ...form, otp })).status).toBe(400);
    expect((await owner.try(verify, { ...form, otp: t.lastCode() })).status).toBe(200);
  });
});

test('an account has the id that was promised, whichever browser asked last', async () => {
  const [first, second] = [t.client(), t.client()];
  const form = userForm();
  const promised = await first.send(signupUser, { email: form.email });
  await t.passMinutes(1);
  expect(await second.send(signupUser, { email: form.email })).toMatchObject({
    user_id: promised.user_id,
  });
  const { user_id } = await second.send(verifyUser, { ...form, otp: t.lastCode() });
  expect(user_id).toBe(promised.user_id);
});

test('a code for one kind of signup is sent again to the browser that began it', async () => {
  const [asha, ravi] = [t.client(), t.client()];
  const form = userForm();
  await asha.send(signupUser, { email: form.email });
  await ravi.send(signupHandyman, { email: form.email });
  await t.passMinutes(1);
  await asha.send(resendOtp, { email: form.email });
  expect((await asha.try(verifyUser, { ...form, otp: t.lastCode() })).status).toBe(200);
});
