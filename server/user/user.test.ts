import { describe, expect, test } from 'vitest';
import {
  getUser,
  loginUser,
  logoutUser,
  resendOtp,
  signupUser,
  verifyUser,
} from '#contract/user.ts';
import { signupHandyman } from '#contract/handyman.ts';
import { useApp } from '../testing/app.ts';
import { goodPassword, pune, signUpUser } from '../testing/people.ts';

const t = useApp();

const email = 'asha@example.com';
const form = (otp: string, more: object = {}) => ({
  email,
  otp,
  username: 'Asha',
  password: goodPassword,
  contactNumber: '9812345678',
  ...pune,
  ...more,
});

/** Another six digits. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('§4 signup', () => {
  test('keeps nothing but the code, then makes the account with the reserved id and logs in', async () => {
    const browser = t.client();
    const reserved = await browser.send(signupUser, { email: ' Asha@Example.com ' });
    expect(await t.database.query('select * from users')).toEqual([]);
    const verified = await browser.send(verifyUser, form(t.lastCode()));
    expect(verified.user_id).toBe(reserved.user_id);
    expect(await browser.send(getUser, { user_id: verified.user_id })).toMatchObject({
      username: 'Asha',
      email,
      contactNumber: '9812345678',
      ...pune,
    });
  });

  test('mails the code in words and in HTML, once', async () => {
    await t.client().send(signupUser, { email });
    await t.client().send(signupUser, { email });
    await t.runJobs();
    expect(t.mails).toHaveLength(1);
    expect(t.mails[0]?.to.address).toBe(email);
    expect(t.mails[0]?.text).toContain(t.lastCode());
    expect(t.mails[0]?.html).toContain(t.lastCode());
  });

  test('step 1 sent again within half a minute does not claim to have mailed', async () => {
    const first = await t.client().send(signupUser, { email });
    expect(first).toMatchObject({
      msg: 'We have mailed you a six-digit code.',
      resendAfter: 30,
    });
    const second = await t.client().send(signupUser, { email });
    expect(second.msg).toMatch(/still works\. Another can be sent in \d+ seconds?\.$/);
    expect(second.resendAfter).toBeLessThanOrEqual(30);
    expect(second.resendAfter).toBeGreaterThan(0);
    expect(await t.client().send(signupHandyman, { email })).toMatchObject({ resendAfter: 30 });
  });

  test('step 1 sent again after five wrong codes does not claim that the code works', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email });
    const other = wrong(t.lastCode());
    for (let i = 0; i < 5; i += 1) await browser.try(verifyUser, form(other));
    expect((await browser.send(signupUser, { email })).msg).toMatch(/tried too often/);
  });

  test('an email that is registered gets 409', async () => {
    await signUpUser(t, { email });
    expect(await t.client().try(signupUser, { email })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
  });

  test('a code works once', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email });
    const code = t.lastCode();
    await browser.send(verifyUser, form(code));
    expect((await browser.try(verifyUser, form(code))).status).toBe(410);
  });

  test('a wrong code can be tried five times, then even the right one is gone', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email });
    const code = t.lastCode();
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await browser.try(verifyUser, form(wrong(code))));
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400]);
    expect(answers[0]?.body.fields).toHaveProperty('otp');
    expect((await browser.try(verifyUser, form(code))).status).toBe(410);
    expect(await t.database.query('select * from users')).toEqual([]);
  });

  test('a code runs out after ten minutes', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email });
    await t.passMinutes(10);
    expect((await browser.try(verifyUser, form(t.lastCode()))).status).toBe(410);
  });

  test('a code is for one email and one kind of signup only', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email: 'other@example.com' });
    const forOther = t.lastCode();
    await browser.send(signupUser, { email });
    expect((await browser.try(verifyUser, form(forOther))).status).toBe(400);
    await browser.send(signupHandyman, { email });
    expect((await browser.try(verifyUser, form(t.lastCode()))).status).toBe(400);
  });

  test('codes and passwords are not in the database as they are', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email });
    const code = t.lastCode();
    const stored = JSON.stringify(
      await t.database.query("select encode(code_hash, 'escape') as c, * from codes"),
    );
    const mailed = JSON.stringify(
      await t.database.query("select encode(sealed, 'escape') as c, subject from mails"),
    );
    expect(stored + mailed).not.toContain(code);
    await browser.send(verifyUser, form(code));
    const [row] = await t.database.query<{ password_hash: string }>(
      'select password_hash from users',
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
  });

  test.each([
    ['password', 'short'],
    ['password', 'x'.repeat(129)],
    ['password', 'Password123'],
    ['contactNumber', '12345'],
    ['lat', 91],
    ['username', '   '],
  ])('refuses %s %j with a sentence for that field', async (field, value) => {
    const browser = t.client();
    await browser.send(signupUser, { email });
    const { status, body } = await browser.try(verifyUser, form(t.lastCode(), { [field]: value }));
    expect(status).toBe(400);
    expect(body.fields?.[field]).toMatch(/\.$/);
  });
});

describe('§7 resending a code', () => {
  test('waits half a minute, then replaces the code', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email });
    const first = t.lastCode();
    const early = await browser.try(resendOtp, { email, contactNumber: 9812345678 });
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    await t.passMinutes(0.6);
    await browser.send(resendOtp, { email });
    const second = t.lastCode();
    if (first !== second) expect((await browser.try(verifyUser, form(first))).status).toBe(400);
    await browser.send(verifyUser, form(second));
  });

  test('sends at most five an hour to one email', async () => {
    const browser = t.client();
    await browser.send(signupUser, { email });
    for (let i = 0; i < 4; i += 1) {
      await t.passMinutes(1);
      await browser.send(resendOtp, { email });
    }
    await t.passMinutes(1);
    expect((await browser.try(resendOtp, { email })).status).toBe(429);
    await t.passMinutes(60);
    await browser.send(resendOtp, { email });
  });

  test('serves a handyman’s signup too, and nobody who never began', async () => {
    const browser = t.client();
    expect((await browser.try(resendOtp, { email })).status).toBe(404);
    await browser.send(signupHandyman, { email });
    await t.passMinutes(1);
    await browser.send(resendOtp, { email });
  });
});

describe('§4 login', () => {
  test('sets a key that scripts cannot read and a hint that they can', async () => {
    const asha = await t.user({ email });
    const { headers } = await t.client().try(loginUser, { email, password: goodPassword });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies.find((c) => c.startsWith('lh_user='))).toMatch(
      /Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(cookies.find((c) => c.startsWith('user_token='))).toBe(
      `user_token=${asha.id}; Max-Age=86400; Path=/; SameSite=Lax`,
    );
  });

  test('answers alike for a wrong password and an unknown email', async () => {
    await t.user({ email });
    const wrongPassword = await t.client().try(loginUser, { email, password: 'something else' });
    const unknown = await t
      .client()
      .try(loginUser, { email: 'no@body.in', password: goodPassword });
    expect(wrongPassword.status).toBe(401);
    expect(unknown).toMatchObject({ status: wrongPassword.status, body: wrongPassword.body });
  });

  test('after ten wrong tries even the right password waits', async () => {
    await t.user({ email });
    const browser = t.client();
    for (let i = 0; i < 10; i += 1) {
      expect((await browser.try(loginUser, { email, password: 'guess' })).status).toBe(401);
    }
    const late = await browser.try(loginUser, { email, password: goodPassword });
    expect(late.status).toBe(429);
    expect(late.body.msg).toMatch(/wait \d+ minutes/);
    await t.passMinutes(15);
    await browser.send(loginUser, { email, password: goodPassword });
  });

  test('being right starts the count afresh', async () => {
    await t.user({ email });
    const browser = t.client();
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 9; i += 1) await browser.try(loginUser, { email, password: 'guess' });
      await browser.send(loginUser, { email, password: goodPassword });
    }
  });

  test('a session ends with logout and after a day', async () => {
    const asha = await t.user({ email });
    const phone = t.client();
    await phone.send(loginUser, { email, password: goodPassword });
    const stolen = t.client();
    for (const [name, value] of phone.cookies) stolen.cookies.set(name, value);
    await phone.send(logoutUser);
    expect(phone.cookies.has('user_token')).toBe(false);
    expect((await stolen.try(getUser, { user_id: asha.id })).status).toBe(401);
    await asha.send(getUser, { user_id: asha.id });
    await t.passMinutes(24 * 60);
    expect(await asha.try(getUser, { user_id: asha.id })).toMatchObject({
      status: 401,
      body: { msg: 'You need to login first' },
    });
  });
});

test('an office behind one address can sign up a hundred times in a quarter of an hour, not more', async () => {
  const signUp = (n: number) => t.client().try(signupUser, { email: `person${n}@example.com` });
  for (let n = 0; n < 100; n += 1) expect((await signUp(n)).status).toBe(200);
  expect((await signUp(100)).status).toBe(429);
  await t.passMinutes(15);
  expect((await signUp(101)).status).toBe(200);
});

test('no secret reaches the log', async () => {
  const browser = t.client();
  await browser.send(signupUser, { email });
  const code = t.lastCode();
  await browser.send(verifyUser, form(code));
  await browser.try(loginUser, { email, password: 'a wrong secret' });
  await t.runJobs();
  const log = t.log.join('');
  expect(log).toContain('/api/user/signup/verify');
  for (const secret of [
    code,
    email,
    goodPassword,
    'a wrong secret',
    '9812345678',
    browser.cookies.get('lh_user') ?? '',
  ]) {
    expect(log).not.toContain(secret);
  }
});
