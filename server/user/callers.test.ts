import { beforeEach, describe, expect, test } from 'vitest';
import { addCaller, readCaller } from '#contract/caller.ts';
import { addAddress } from '#contract/address.ts';
import { blockCustomer } from '#contract/block.ts';
import { createNotification } from '#contract/booking.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { listAudit } from '#contract/operator.ts';
import { userPassword } from '#contract/password.ts';
import { getUser, loginUser, signupUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { goodPassword, pune } from '../testing/people.ts';

const t = useApp();

let support: Operator;
beforeEach(async () => {
  support = await addOperatorTo(t, 'support');
});

const caller = {
  username: 'Meera Joshi',
  email: 'meera@example.com',
  contactNumber: '+91 98123 45678',
  language: 'hi',
  ...pune,
} as const;

describe('§14 an operator takes a caller down', () => {
  test('who has an account then, a mail that says how to get in, and no password that anybody knows', async () => {
    const added = await support.send(addCaller, caller);
    expect(added).toMatchObject({ name: 'Meera Joshi', known: false });
    await t.runJobs();
    const [mail] = t.mails;
    expect([t.mails.length, mail?.to]).toEqual([
      1,
      { name: 'Meera Joshi', address: 'meera@example.com' },
    ]);
    expect(mail?.subject).toContain('खाता');
    expect(mail?.text).toContain('/user/login/forgot');
    const { email } = caller;
    expect((await t.client().try(loginUser, { email, password: goodPassword })).status).toBe(401);

    const browser = t.client();
    await browser.send(userPassword.forgot, { email });
    await browser.send(userPassword.reset, { email, otp: t.lastCode(), password: goodPassword });
    const { user_id } = await browser.send(loginUser, { email, password: goodPassword });
    expect(user_id).toBe(added.user_id);
    expect(await browser.send(getUser, { user_id })).toMatchObject({
      username: 'Meera Joshi',
      contactNumber: '9812345678',
      ...pune,
    });
  });

  test('with a row of the log, which names the account and nothing to reach it by', async () => {
    const { user_id: subject } = await support.send(addCaller, caller);
    const rows = await support.send(listAudit, undefined, { query: { subject } });
    expect(rows).toMatchObject([{ action: 'add_customer', subjectKind: 'customer', details: {} }]);
    expect(JSON.stringify(rows)).not.toMatch(/meera@|98123/);
  });

  test('whose email has an account: that customer is offered, and nothing is made or mailed', async () => {
    const asha = await t.user({ email: 'asha.joshi@gmail.com', username: 'Asha' });
    for (const email of ['asha.joshi@gmail.com', 'ashajoshi+phone@gmail.com']) {
      const answer = await support.send(addCaller, { ...caller, email });
      expect(answer).toMatchObject({ user_id: asha.id, name: 'Asha', known: true });
      expect(answer.msg).toContain('Asha');
    }
    await t.runJobs();
    expect(t.mails).toEqual([]);
    expect(await t.database.query('select 1 from users')).toHaveLength(1);
  });

  test('twice at the same moment, who has one account', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => support.send(addCaller, caller)));
    expect(new Set(answers.map(({ user_id }) => user_id)).size).toBe(1);
    expect(answers.filter(({ known }) => !known)).toHaveLength(1);
  });

  test('who then cannot sign up beside it', async () => {
    await support.send(addCaller, caller);
    expect((await t.client().try(signupUser, { email: caller.email })).body.code).toBe(
      'email_taken',
    );
  });

  test('whom a professional has blocked before they left: the block is there again', async () => {
    const [asha, ravi] = [await t.user({ email: caller.email }), await t.handyman()];
    const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id };
    await asha.send(createNotification, ask);
    await ravi.send(blockCustomer, { user_id: asha.id });
    await asha.send(deleteAccount, { currentPassword: goodPassword });
    const { user_id, known } = await support.send(addCaller, caller);
    expect([known, user_id === asha.id]).toEqual([false, false]);
    const blocks = await t.database.query('select 1 from handyman_blocks where user_id = $1', [
      user_id,
    ]);
    expect(blocks).toHaveLength(1);
  });

  test.each([
    ['username', 'www.bad.example.com'],
    ['email', 'meera'],
    ['contactNumber', '12345'],
    ['language', 'fr'],
    ['lat', 91],
  ])('with a bad %s gets a sentence at the field', async (field, value) => {
    const { status, body } = await support.try(addCaller, { ...caller, [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('with the email of their own operator account is refused', async () => {
    const answer = await support.try(addCaller, { ...caller, email: support.email });
    expect([answer.status, answer.body.code]).toEqual([409, 'own_account']);
  });

  test('forty times an hour', async () => {
    for (let n = 0; n < 40; n += 1) {
      await support.send(addCaller, { ...caller, email: `caller${n}@example.com` });
    }
    expect((await support.try(addCaller, caller)).status).toBe(429);
    const other = await addOperatorTo(t, 'support');
    await other.send(addCaller, caller);
  });
});

describe('§14 what an operator sees of a caller', () => {
  const home = { kind: 'home', address: 'Flat 12, Sai Heights', ...pune } as const;

  test('is how to reach them and their saved addresses, and counts as a look', async () => {
    const asha = await t.user({ username: 'Asha', email: 'asha@example.com', language: 'hi' });
    await asha.send(addAddress, home);
    const at = { params: { id: asha.id } };
    expect(await support.send(readCaller, undefined, at)).toMatchObject({
      name: 'Asha',
      email: 'asha@example.com',
      language: 'hi',
      ...pune,
      addresses: [home],
    });
    const query = { subject: asha.id };
    expect(await support.send(listAudit, undefined, { query })).toMatchObject([
      { action: 'look_at_customer' },
    ]);
  });

  test('is nothing of a deleted account, of nobody, or of themselves', async () => {
    const [asha, own] = [await t.user(), await t.user({ email: support.email })];
    await asha.send(deleteAccount, { currentPassword: goodPassword });
    const codes: unknown[] = [];
    for (const id of [asha.id, '00000000-0000-4000-8000-000000000000', own.id]) {
      const { status, body } = await support.try(readCaller, undefined, { params: { id } });
      codes.push([status, body.code]);
    }
    expect(codes).toEqual([
      [409, 'account_deleted'],
      [404, 'not_found'],
      [409, 'own_account'],
    ]);
    const query = { action: 'look_at_customer' };
    expect(await support.send(listAudit, undefined, { query })).toEqual([]);
  });
});
