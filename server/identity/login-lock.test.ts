import { describe, expect, test } from 'vitest';
import { loginHandyman, mailHandymanLoginCode } from '#contract/handyman.ts';
import { loginUser, mailUserLoginCode } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { goodPassword, signUpHandyman, signUpUser } from '../testing/people.ts';

const t = useApp();

const roles = [
  { role: 'customer', login: loginUser, mailCode: mailUserLoginCode, make: () => signUpUser(t) },
  {
    role: 'handyman',
    login: loginHandyman,
    mailCode: mailHandymanLoginCode,
    make: () => signUpHandyman(t),
  },
] as const;

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Strangers guess from many places until the account is locked for them. */
const lock = async (login: (typeof roles)[number]['login'], email: string) => {
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    const guess = { email, password: `wrong guess ${n}` };
    statuses.push((await t.client().try(login, guess, from(`198.51.100.${n}`))).status);
  }
  return statuses;
};

describe.each(roles)('a $role whose account strangers guess at', ({ login, mailCode, make }) => {
  test('is locked for strangers after ten tries, and the refusal offers a code', async () => {
    const { email } = await make();
    expect(await lock(login, email)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const locked = await t.client().try(login, { email, password: goodPassword });
    expect(locked).toMatchObject({ status: 429, body: { code: 'login_locked' } });
    expect(locked.body.msg).toContain('mail you a code');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('still logs in from a browser they have used before, which has ten tries of its own', async () => {
    const owner = await make();
    await lock(login, owner.email);
    await owner.send(login, { email: owner.email, password: goodPassword });
    const wrong = { email: owner.email, password: 'not this one' };
    for (let n = 0; n < 10; n += 1) expect((await owner.try(login, wrong)).status).toBe(401);
    expect(await owner.try(login, wrong)).toMatchObject({ body: { code: 'login_locked' } });
  });

  test('logs in from a new browser with a mailed code, once', async () => {
    const { email } = await make();
    await lock(login, email);
    const browser = t.client();
    await browser.send(mailCode, { email });
    const otp = t.lastCode();
    await t.runJobs();
    const mail = t.mails.find(({ subject }) => subject.includes('login code'));
    expect(mail?.to.address).toBe(email);
    expect(mail?.text).toContain(otp);
    await browser.send(login, { email, password: goodPassword, otp });
    const elsewhere = t.client();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const again = await elsewhere.try(login, { email, password: goodPassword, otp });
    expect(again).toMatchObject({ status: 410, body: { code: 'code_gone' } });
  });

  test('cannot be kept out by somebody else using up or replacing the code', async () => {
    const { email } = await make();
    await lock(login, email);
    const [browser, stranger] = [t.client(), t.client()];
    await browser.send(mailCode, { email });
    const otp = t.lastCode();
    for (let n = 0; n < 6; n += 1) {
      const guess = { email, password: goodPassword, otp: '000000' };
      expect((await t.client().try(login, guess)).status).toBe(410);
    }
    await stranger.send(mailCode, { email });
    await browser.send(login, { email, password: goodPassword, otp });
  });

  test('is not opened by the code alone: five tries, with the password', async () => {
    const { email } = await make();
    await lock(login, email);
    const browser = t.client();
    await browser.send(mailCode, { email });
    const wrong = { email, password: 'not this one', otp: t.lastCode() };
    for (let n = 0; n < 5; n += 1) expect((await browser.try(login, wrong)).status).toBe(401);
    const right = { ...wrong, password: goodPassword };
    expect(await browser.try(login, right)).toMatchObject({ status: 410 });
  });

  test('an unknown email gets the same answers, and no mail', async () => {
    const email = 'nobody@example.com';
    await lock(login, email);
    const browser = t.client();
    const asked = await browser.try(mailCode, { email });
    expect(asked).toMatchObject({ status: 200 });
    const wrong = { email, password: goodPassword, otp: '000000' };
    expect(await browser.try(login, wrong)).toMatchObject({ body: { code: 'wrong_code' } });
    await t.runJobs();
    expect(t.mails).toEqual([]);
  });
});

test('a browser known to one account is a stranger to every other', async () => {
  const [asha, bela] = [await signUpUser(t), await signUpUser(t)];
  await lock(loginUser, bela.email);
  const tried = await asha.try(loginUser, { email: bela.email, password: goodPassword });
  expect(tried.status).toBe(429);
});

test('one network gets three codes an hour for an account, and its owner another from elsewhere', async () => {
  const { email } = await t.user();
  const ask = (address: string) => t.client().try(mailUserLoginCode, { email }, from(address));
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await ask(`2001:db8::${n}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask('203.0.113.9')).status).toBe(200);
});

test('logins that succeed cost their address nothing: a city behind one address goes on', async () => {
  const asha = await t.user();
  const right = { email: asha.email, password: goodPassword };
  await t.database.query('delete from limits');
  for (let n = 0; n < 3; n += 1) await asha.send(loginUser, right);
  const [row] = await t.database.query<{ most: number }>('select max(used) as most from limits');
  expect(row?.most ?? 0).toBe(0);
});

test('a lock from before the clock was set back does not last longer than a new one', async () => {
  const asha = await t.user();
  await lock(loginUser, asha.email);
  await t.database.query(`update limits set resets_at = resets_at + interval '1 hour'`);
  await t.client().send(loginUser, { email: asha.email, password: goodPassword });
});
