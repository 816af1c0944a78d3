import { describe, expect, test } from 'vitest';
import { listDevices } from '#contract/device.ts';
import { getMe, loginOperator } from '#contract/operator.ts';
import { loginHandyman } from '#contract/handyman.ts';
import { handymanPassword, operatorPassword, userPassword } from '#contract/password.ts';
import { loginUser } from '#contract/user.ts';
import type { Client } from '../testing/client.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { goodPassword } from '../testing/people.ts';

const t = useApp();

const newPassword = 'nine blue herons';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const parties = [
  { role: 'customer', at: '/user', calls: userPassword, login: loginUser, make: () => t.user() },
  {
    role: 'handyman',
    at: '/handyman',
    calls: handymanPassword,
    login: loginHandyman,
    make: () => t.handyman(),
  },
] as const;

/** Asks and gives the code that was made for it, whether or not it was mailed. */
const codeFor = async (browser: Client, calls: typeof userPassword, email: string, more = {}) => {
  await browser.send(calls.forgot, { email }, more);
  return t.lastCode();
};

describe.each(parties)('a $role who has forgotten their password', ({ at, calls, login, make }) => {
  test('chooses a new one with a mailed code, in a browser that was never used before', async () => {
    const { email } = await make();
    const browser = t.client();
    const otp = await codeFor(browser, calls, email);
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject.includes('new LocalHands password'));
    expect(mail?.to.address).toBe(email);
    expect(mail?.text).toContain(otp);
    await browser.send(calls.reset, { email, otp, password: newPassword });
    const old = await t.client().try(login, { email, password: goodPassword });
    expect(old).toMatchObject({ status: 401, body: { code: 'wrong_login' } });
    expect((await browser.try(login, { email, password: newPassword })).status).toBe(200);
  });

  test('is logged out everywhere, and told by mail what to do if it was somebody else', async () => {
    const owner = await make();
    const elsewhere = t.client();
    await elsewhere.send(login, { email: owner.email, password: goodPassword });
    const browser = t.client();
    const otp = await codeFor(browser, calls, owner.email);
    await browser.send(calls.reset, { email: owner.email, otp, password: newPassword });
    for (const one of [owner, elsewhere]) {
      expect((await one.try(listDevices)).status).toBe(401);
    }
    await t.runJobs();
    const told = t.mails.find(({ subject }) => subject.includes('password was changed'));
    expect(told?.to.address).toBe(owner.email);
    expect(told?.text).toContain('choose another password now');
    expect(told?.text).toContain(`${at}/login/forgot`);
  });

  test('uses each code once, within ten minutes and five tries', async () => {
    const { email } = await make();
    const browser = t.client();
    const otp = await codeFor(browser, calls, email);
    await browser.send(calls.reset, { email, otp, password: newPassword });
    const again = { email, otp, password: 'one more password' };
    expect(await browser.try(calls.reset, again)).toMatchObject({
      status: 410,
      body: { code: 'code_gone' },
    });

    const late = await codeFor(browser, calls, email);
    await t.passMinutes(11);
    expect((await browser.try(calls.reset, { ...again, otp: late })).status).toBe(410);

    const guessed = await codeFor(browser, calls, email);
    const wrong = guessed === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) {
      expect((await browser.try(calls.reset, { ...again, otp: wrong })).status).toBe(400);
    }
    expect((await browser.try(calls.reset, { ...again, otp: guessed })).status).toBe(410);
  });

  test('cannot choose a password that is guessed first, and keeps the code', async () => {
    const { email } = await make();
    const browser = t.client();
    const otp = await codeFor(browser, calls, email);
    const common = await browser.try(calls.reset, { email, otp, password: 'password123' });
    expect(common.status).toBe(400);
    expect(common.body.fields).toHaveProperty('password');
    await browser.send(calls.reset, { email, otp, password: newPassword });
  });
});

describe('an email that nobody has', () => {
  test('gets the same answers, and no mail', async () => {
    const { email } = await t.user();
    const [known, unknown] = [t.client(), t.client()];
    const answers = [];
    for (const [browser, asked] of [
      [known, email],
      [unknown, 'nobody@example.com'],
    ] as const) {
      const forgot = await browser.try(userPassword.forgot, { email: asked });
      const wrong = t.lastCode() === '000000' ? '111111' : '000000';
      const reset = { email: asked, otp: wrong, password: newPassword };
      answers.push([
        forgot.status,
        forgot.body,
        Object.keys(forgot.headers).toSorted(),
        (await browser.try(userPassword.reset, reset)).body,
      ]);
    }
    expect(answers[1]).toEqual(answers[0]);
    await t.runJobs();
    expect(t.mails.filter(({ to }) => to.address === 'nobody@example.com')).toEqual([]);
  });

  test('opens nothing even with the right code', async () => {
    const browser = t.client();
    const otp = await codeFor(browser, userPassword, 'nobody@example.com');
    const body = { email: 'nobody@example.com', otp, password: newPassword };
    expect((await browser.try(userPassword.reset, body)).status).toBe(410);
  });

  test('is as unknown where the address belongs to the other role', async () => {
    const { email } = await t.handyman();
    const browser = t.client();
    const otp = await codeFor(browser, userPassword, email);
    const body = { email, otp, password: newPassword };
    expect((await browser.try(userPassword.reset, body)).status).toBe(410);
    await t.runJobs();
    expect(t.mails.some(({ subject }) => subject.includes('new LocalHands password'))).toBe(false);
  });
});

describe('a stranger', () => {
  test('can neither use a code that somebody else asked for, nor use up its tries, nor replace it', async () => {
    const { email } = await t.user();
    const [owner, stranger] = [t.client(), t.client()];
    const otp = await codeFor(owner, userPassword, email);
    const form = { email, otp, password: 'a password of a thief' };
    for (let n = 0; n < 6; n += 1) {
      expect((await stranger.try(userPassword.reset, form)).status).toBe(410);
    }
    await stranger.send(userPassword.forgot, { email }, from('198.51.100.7'));
    await owner.send(userPassword.reset, { email, otp, password: newPassword });
  });

  test('is limited to three codes an hour for one account, and its owner still gets one', async () => {
    const { email } = await t.user();
    const statuses = [];
    for (let n = 0; n < 5; n += 1) {
      const one = await t.client().try(userPassword.forgot, { email }, from('198.51.100.7'));
      statuses.push(one.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const owner = t.client();
    const otp = await codeFor(owner, userPassword, email, from('203.0.113.9'));
    await owner.send(userPassword.reset, { email, otp, password: newPassword });
  });

  test('from many networks cannot keep the owner from resetting in a browser they have used', async () => {
    const owner = await t.user();
    const { email } = owner;
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const one = await t.client().try(userPassword.forgot, { email }, from(`198.51.100.${n}`));
      statuses.push(one.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const otp = await codeFor(owner, userPassword, email);
    await owner.send(userPassword.reset, { email, otp, password: newPassword });
  });

  test('gets at most thirty codes a day for one account', async () => {
    const { email } = await t.user();
    let got = 0;
    for (let hour = 0; hour < 5; hour += 1) {
      for (let n = 0; n < 11; n += 1) {
        const network = from(`198.51.${hour}.${n}`);
        const { status } = await t.client().try(userPassword.forgot, { email }, network);
        if (status === 200) got += 1;
      }
      await t.database.query(
        `update limits set resets_at = resets_at - interval '61 minutes'
         where resets_at < now() + interval '2 hours'`,
      );
    }
    expect(got).toBe(30);
  });
});

test('asking again within half a minute sends no second mail, and the first code works', async () => {
  const { email } = await t.user();
  const browser = t.client();
  const otp = await codeFor(browser, userPassword, email);
  const { resendAfter } = await browser.send(userPassword.forgot, { email });
  expect(resendAfter).toBeGreaterThan(20);
  await t.runJobs();
  expect(t.mails.filter(({ subject }) => subject.includes('new LocalHands'))).toHaveLength(1);
  await browser.send(userPassword.reset, { email, otp, password: newPassword });
});

test('after a reset no code that was mailed before works', async () => {
  const { email } = await t.user();
  const [one, two] = [t.client(), t.client()];
  const early = await codeFor(one, userPassword, email);
  const otp = await codeFor(two, userPassword, email);
  await two.send(userPassword.reset, { email, otp, password: newPassword });
  const body = { email, otp: early, password: 'one more password' };
  expect((await one.try(userPassword.reset, body)).status).toBe(410);
});

test('whoever has reset is known in that browser: strangers’ guesses do not lock them out', async () => {
  const { email } = await t.user();
  for (let n = 0; n < 11; n += 1) {
    const guess = { email, password: `wrong guess ${n}` };
    await t.client().try(loginUser, guess, from(`198.51.100.${n}`));
  }
  const browser = t.client();
  const otp = await codeFor(browser, userPassword, email);
  await browser.send(userPassword.reset, { email, otp, password: newPassword });
  await browser.send(loginUser, { email, password: newPassword });
});

describe('an operator', () => {
  test('resets the password by mail and still needs the second factor; both are in the audit log', async () => {
    const meera = await addOperatorTo(t, 'support');
    const browser = t.client();
    const otp = await codeFor(browser, operatorPassword, meera.email);
    await t.runJobs();
    expect(t.mails.at(-1)?.to.address).toBe(meera.email);
    await browser.send(operatorPassword.reset, { email: meera.email, otp, password: newPassword });
    expect((await meera.try(getMe)).status).toBe(401);
    const login = { email: meera.email, password: newPassword };
    expect(await browser.try(loginOperator, login)).toMatchObject({
      status: 401,
      body: { code: 'second_factor' },
    });
    await browser.send(loginOperator, { ...login, code: await meera.codeIn(1) });
    const rows = await t.database.query<{ action: string }>(
      `select action from audit_log where operator_id = $1 order by id`,
      [meera.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['join', 'reset_password', 'log_in']);
  });

  test('whose account is closed, or who has not joined yet, gets no mail and no password', async () => {
    const closed = await addOperatorTo(t, 'support');
    await t.database.query('update operators set disabled_at = now() where id = $1', [closed.id]);
    const invited = await addOperatorTo(t, 'support');
    await t.database.query('update operators set password_hash = null where id = $1', [invited.id]);
    await t.runJobs();
    t.mails.length = 0;
    for (const { email } of [closed, invited]) {
      const browser = t.client();
      const otp = await codeFor(browser, operatorPassword, email);
      const body = { email, otp, password: newPassword };
      expect((await browser.try(operatorPassword.reset, body)).status).toBe(410);
    }
    await t.runJobs();
    expect(t.mails).toEqual([]);
  });
});
