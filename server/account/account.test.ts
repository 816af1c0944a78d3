import { describe, expect, test } from 'vitest';
import { askNewEmail, changeName, changePhone, confirmNewEmail } from '#contract/details.ts';
import { listDevices } from '#contract/device.ts';
import { getHandyman, loginHandyman } from '#contract/handyman.ts';
import { getMe, loginOperator } from '#contract/operator.ts';
import { changeOperatorPassword, changePassword } from '#contract/password.ts';
import { getUser, loginUser, signupUser, verifyUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { goodPassword, pune } from '../testing/people.ts';

const t = useApp();

const newPassword = 'nine blue herons';
const change = { currentPassword: goodPassword, password: newPassword };

/** Mails that are due at the same moment are sent in any order. */
const mailed = (subject: string) => t.mails.find((mail) => mail.subject === subject);

const parties = [
  { role: 'customer', login: loginUser, make: () => t.user() },
  { role: 'handyman', login: loginHandyman, make: () => t.handyman() },
] as const;

describe.each(parties)('a $role who changes their password', ({ login, make }) => {
  test('stays in with a new token; every other browser and the old token are out, and a mail tells it', async () => {
    const owner = await make();
    const [elsewhere, copy] = [t.client(), t.client()];
    await elsewhere.send(login, { email: owner.email, password: goodPassword });
    for (const [name, value] of owner.cookies) copy.cookies.set(name, value);
    await owner.send(changePassword, change);
    expect((await owner.try(changeName, { name: 'Still Here' })).status).toBe(200);
    for (const out of [elsewhere, copy]) {
      expect((await out.try(changeName, { name: 'Not Here' })).status).toBe(401);
    }
    const old = await t.client().try(login, { email: owner.email, password: goodPassword });
    expect(old.status).toBe(401);
    await t.client().send(login, { email: owner.email, password: newPassword });
    await t.runJobs();
    expect(mailed('Your LocalHands password was changed')?.to.address).toBe(owner.email);
  });

  test('needs the old one, and has ten tries for it', async () => {
    const owner = await make();
    const wrong = { ...change, currentPassword: 'not this one' };
    for (let n = 0; n < 10; n += 1) {
      const answer = await owner.try(changePassword, wrong);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toHaveProperty('currentPassword');
    }
    expect((await owner.try(changePassword, change)).status).toBe(429);
    // Wrong passwords here do not lock the login.
    await t.client().send(login, { email: owner.email, password: goodPassword });
  });

  test('cannot take one that is guessed first, or the one they have', async () => {
    const owner = await make();
    for (const password of ['password123', goodPassword]) {
      const answer = await owner.try(changePassword, { ...change, password });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toHaveProperty('password');
    }
  });
});

test('of two sessions in one browser the one that is named is meant', async () => {
  const asha = await t.user();
  const ravi = await t.handyman();
  const both = t.client();
  for (const [name, value] of [...asha.cookies, ...ravi.cookies]) both.cookies.set(name, value);
  await both.send(changeName, { name: 'Ravi Naya' }, { query: { as: 'handyman' } });
  const named = await both.send(getHandyman, { handyman_id: ravi.id });
  expect(named.name).toBe('Ravi Naya');
  expect((await both.send(getUser, { user_id: asha.id })).username).not.toBe('Ravi Naya');
});

test('an operator changes their password in the console; it is in the audit log', async () => {
  const meera = await addOperatorTo(t, 'support');
  const elsewhere = t.client();
  const login = { email: meera.email, password: goodPassword };
  await elsewhere.send(loginOperator, { ...login, code: await meera.codeIn(1) });
  const wrong = { ...change, currentPassword: 'not this one' };
  expect((await meera.try(changeOperatorPassword, wrong)).status).toBe(400);
  await meera.send(changeOperatorPassword, change);
  expect((await meera.try(getMe)).status).toBe(200);
  expect((await elsewhere.try(getMe)).status).toBe(401);
  const rows = await t.database.query<{ action: string }>(
    `select action from audit_log where operator_id = $1 order by id desc limit 1`,
    [meera.id],
  );
  expect(rows).toEqual([{ action: 'change_password' }]);
});

describe('a name', () => {
  test('is changed by its owner, by the rules of a sign-up', async () => {
    const asha = await t.user();
    await asha.send(changeName, { name: 'Asha Deshpande' });
    expect((await asha.send(getUser, { user_id: asha.id })).username).toBe('Asha Deshpande');
    expect((await asha.try(changeName, { name: 'www.example.com' })).status).toBe(400);
  });

  test('stays once an operator has compared it with the card', async () => {
    const ravi = await t.handyman();
    await t.database.query(
      `update handymen set verification = 'verified', verified_at = now() where id = $1`,
      [ravi.id],
    );
    const refused = await ravi.try(changeName, { name: 'Somebody Else' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'name_verified' } });
  });

  test('that changes makes an operator who is deciding look again', async () => {
    const ravi = await t.handyman();
    const versionOf = async () =>
      (
        await t.database.query<{ version: number }>(
          'select verification_version as version from handymen where id = $1',
          [ravi.id],
        )
      )[0]?.version ?? 0;
    const before = await versionOf();
    await ravi.send(changeName, { name: 'Ravi Naya' });
    expect(await versionOf()).toBe(before + 1);
  });
});

describe('a phone number', () => {
  test('is changed with the password, kept as ten digits, and a mail tells it', async () => {
    const [asha, ravi] = [await t.user(), await t.handyman()];
    for (const owner of [asha, ravi]) {
      const body = { phone: '+91 98123-45678', currentPassword: goodPassword };
      const wrong = { ...body, currentPassword: 'not this one' };
      expect((await owner.try(changePhone, wrong)).status).toBe(400);
      await owner.send(changePhone, body);
    }
    expect((await asha.send(getUser, { user_id: asha.id })).contactNumber).toBe('9812345678');
    expect((await ravi.send(getHandyman, { handyman_id: ravi.id })).phone).toBe('9812345678');
    await t.runJobs();
    const told = t.mails.filter(({ subject }) => subject.includes('phone number was changed'));
    expect(told.map(({ to }) => to.address).toSorted()).toEqual(
      [asha.email, ravi.email].toSorted(),
    );
  });

  test('of nobody is taken: a wrong one is refused', async () => {
    const asha = await t.user();
    const body = { phone: '12345', currentPassword: goodPassword };
    expect((await asha.try(changePhone, body)).body.fields).toHaveProperty('phone');
  });
});

describe.each(parties)('a $role who moves to another email', ({ login, make }) => {
  const email = 'moved@example.com';
  const ask = { email, currentPassword: goodPassword };

  test('proves it by a code to the new one; the old address is told and opens nothing any more', async () => {
    const owner = await make();
    const { resendAfter } = await owner.send(askNewEmail, ask);
    expect(resendAfter).toBe(30);
    const otp = t.lastCode();
    await t.runJobs();
    const code = mailed('Confirm your new email for LocalHands');
    expect(code?.to.address).toBe(email);
    expect(code?.text).toContain(otp);
    // Nothing has changed yet.
    await t.client().send(login, { email: owner.email, password: goodPassword });

    const elsewhere = t.client();
    await elsewhere.send(login, { email: owner.email, password: goodPassword });
    await owner.send(confirmNewEmail, { email, otp });
    expect((await elsewhere.try(listDevices)).status).toBe(401);
    expect((await owner.try(listDevices)).status).toBe(200);
    await t.client().send(login, { email, password: goodPassword });
    const old = await t.client().try(login, { email: owner.email, password: goodPassword });
    expect(old.status).toBe(401);
    await t.runJobs();
    const told = mailed('Your LocalHands email was changed');
    expect(told?.to.address).toBe(owner.email);
    expect(told?.text).not.toContain(email);
    expect((await owner.try(confirmNewEmail, { email, otp })).status).toBe(410);
  });

  test('needs the password', async () => {
    const owner = await make();
    const wrong = { ...ask, currentPassword: 'not this one' };
    expect((await owner.try(askNewEmail, wrong)).status).toBe(400);
    await t.runJobs();
    expect(t.mails.filter(({ to }) => to.address === email)).toEqual([]);
  });

  test('cannot have one that another account of the kind has, in any spelling', async () => {
    const [owner, other] = [await make(), await make()];
    const spelt = other.email.replace('@', '+label@');
    for (const taken of [other.email, spelt]) {
      const answer = await owner.try(askNewEmail, { ...ask, email: taken });
      expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    }
    const same = await owner.try(askNewEmail, { ...ask, email: owner.email });
    expect(same.body.fields).toHaveProperty('email');
  });

  test('may take another spelling of their own, and frees the mailbox they leave', async () => {
    const owner = await make();
    const spelt = owner.email.replace('@', '+label@');
    await owner.send(askNewEmail, { ...ask, email: spelt });
    await owner.send(confirmNewEmail, { email: spelt, otp: t.lastCode() });
    await owner.send(askNewEmail, ask);
    await owner.send(confirmNewEmail, { email, otp: t.lastCode() });
    const next = await make();
    await next.send(askNewEmail, { ...ask, email: owner.email });
    await next.send(confirmNewEmail, { email: owner.email, otp: t.lastCode() });
  });

  test('is not named to the new address, which may be that of an account of the other kind', async () => {
    const owner = await make();
    await owner.send(changeName, { name: 'Tilottama Wadekar' });
    const other = login === loginUser ? await t.handyman() : await t.user();
    await owner.send(askNewEmail, { ...ask, email: other.email });
    await t.runJobs();
    const code = mailed('Confirm your new email for LocalHands');
    expect(code?.to.address).toBe(other.email);
    expect(code?.text).toMatch(/^Hello there,/);
    expect(JSON.stringify(code)).not.toContain('Tilottama');
  });

  test('cannot use a code that was mailed for another account or another address', async () => {
    const [owner, other] = [await make(), await make()];
    await owner.send(askNewEmail, ask);
    const otp = t.lastCode();
    expect((await other.try(confirmNewEmail, { email, otp })).status).toBe(410);
    const elsewhere = { email: 'elsewhere@example.com', otp };
    expect((await owner.try(confirmNewEmail, elsewhere)).status).toBe(410);
  });

  test('mails ten codes a day at most', async () => {
    const owner = await make();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push(
        (await owner.try(askNewEmail, { ...ask, email: `new${n}@example.com` })).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

test('somebody who signs up with the address before it is confirmed has it', async () => {
  const asha = await t.user();
  const email = 'wanted@example.com';
  await asha.send(askNewEmail, { email, currentPassword: goodPassword });
  const otp = t.lastCode();
  const other = t.client();
  await other.send(signupUser, { email });
  await other.send(verifyUser, {
    email,
    otp: t.lastCode(),
    username: 'Meera',
    password: goodPassword,
    contactNumber: '9812345678',
    ...pune,
  });
  expect(await asha.try(confirmNewEmail, { email, otp })).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  });
  await t.client().send(loginUser, { email: asha.email, password: goodPassword });
});
