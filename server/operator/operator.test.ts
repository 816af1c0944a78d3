import { describe, expect, test } from 'vitest';
import {
  addOperator,
  changeOperator,
  getMe,
  listAudit,
  listOperators,
  loginOperator,
  logoutOperator,
  openLink,
  resetOperator,
  acceptLink,
} from '#contract/operator.ts';
import { linkHours } from '#domain/operator.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo, appWith, tokenIn } from '../testing/operators.ts';
import { goodPassword } from '../testing/people.ts';
import { add, reset } from './actions.ts';

const t = useApp();

const invited = { email: 'meera@example.com', name: 'Meera Rao', level: 'support' } as const;

describe('§11 a link to join', () => {
  test('makes an account with a password, a second factor and recovery codes, once', async () => {
    const { link } = await add(t.deps, undefined, invited);
    expect(link).toMatch(/^http:\/\/localhost:3000\/operator\/join#[\w-]{32}$/);
    const token = tokenIn(link);
    const meera = t.client();
    const opened = await meera.send(openLink, { token });
    expect(opened).toMatchObject({ name: 'Meera Rao', email: invited.email });
    expect(opened.address).toBe(
      `otpauth://totp/LocalHands:meera%40example.com?secret=${opened.secret}&issuer=LocalHands`,
    );
    const app = appWith(t.database, opened.secret);
    const wrong = await meera.try(acceptLink, { token, password: goodPassword, code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'bad_input' } });
    const joined = await meera.send(acceptLink, {
      token,
      password: goodPassword,
      code: await app(),
    });
    expect(joined).toMatchObject({ name: 'Meera Rao', level: 'support' });
    expect(new Set(joined.recoveryCodes).size).toBe(10);
    expect(await meera.send(getMe)).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 });
    const again = await t.client().try(acceptLink, {
      token,
      password: goodPassword,
      code: await app(1),
    });
    expect(again).toMatchObject({ status: 410, body: { code: 'link_gone' } });
  });

  test('is worth nothing after two days, or once there is a newer one', async () => {
    const { operatorId, link } = await add(t.deps, undefined, invited);
    const admin = await addOperatorTo(t);
    const newer = await admin.send(resetOperator, {}, { params: { id: operatorId } });
    expect((await t.client().try(openLink, { token: tokenIn(link) })).status).toBe(410);
    expect((await t.client().try(openLink, { token: tokenIn(newer.link) })).status).toBe(200);
    await t.database.query(
      `update operator_links set expires_at = expires_at - ${linkHours} * interval '1 hour'`,
    );
    expect((await t.client().try(openLink, { token: tokenIn(newer.link) })).status).toBe(410);
  });

  test('keeps neither the token nor the secret of the second factor readable', async () => {
    const { link } = await add(t.deps, undefined, invited);
    const { secret } = await t.client().send(openLink, { token: tokenIn(link) });
    const rows = await t.database.query('select * from operator_links');
    const text = JSON.stringify(rows);
    for (const hidden of [tokenIn(link), secret]) expect(text).not.toContain(hidden);
  });
});

describe('§11 the login of an operator', () => {
  test('wants the password first, then the code of this half minute, each code once', async () => {
    const meera = await addOperatorTo(t);
    const login = { email: meera.email, password: goodPassword };
    const browser = t.client();
    const wrong = await browser.try(loginOperator, { ...login, password: 'not this one' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_login' } });
    const half = await browser.try(loginOperator, login);
    expect(half).toMatchObject({ status: 401, body: { code: 'second_factor' } });
    expect((await browser.try(getMe)).status).toBe(401);
    const used = await browser.try(loginOperator, { ...login, code: meera.usedCode });
    expect(used).toMatchObject({ status: 400, body: { code: 'bad_input' } });
    await browser.send(loginOperator, { ...login, code: await meera.codeIn(1) });
    expect(await browser.send(getMe)).toMatchObject({ operator_id: meera.id, level: 'admin' });
  });

  test('opens with a recovery code, however it is typed, and with each once', async () => {
    const meera = await addOperatorTo(t);
    const [code = ''] = meera.recoveryCodes;
    const login = { email: meera.email, password: goodPassword };
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    await t.client().send(loginOperator, { ...login, code: typed });
    expect((await t.client().try(loginOperator, { ...login, code })).status).toBe(400);
    expect(await meera.send(getMe)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('a wrong code after the right password is in the audit log each time, and mailed once an hour', async () => {
    const [admin, meera] = [await addOperatorTo(t), await addOperatorTo(t)];
    const login = { email: meera.email, password: goodPassword, code: '000000' };
    for (let n = 0; n < 3; n += 1) await t.client().try(loginOperator, login);
    const query = { action: 'refuse_second_factor' };
    const log = await admin.send(listAudit, undefined, { query });
    expect(log.map(({ subjectId }) => subjectId)).toEqual(Array(3).fill(meera.id));
    await t.runJobs();
    const told = t.mails.filter(({ subject }) => subject.startsWith('A wrong code'));
    expect(told.map(({ to }) => to.address)).toEqual([meera.email]);
  });

  test('closes for a day after twenty wrong codes, however slowly they are tried', async () => {
    const meera = await addOperatorTo(t);
    const login = { email: meera.email, password: goodPassword, code: '000000' };
    for (let n = 0; n < 20; n += 1) {
      expect((await t.client().try(loginOperator, login)).status).toBe(400);
      await t.database.query(
        `update limits set resets_at = resets_at - interval '16 minutes' where resets_at < now() + interval '20 minutes'`,
      );
    }
    const right = { ...login, code: await meera.codeIn(1) };
    expect((await t.client().try(loginOperator, right)).status).toBe(429);
    expect((await meera.try(loginOperator, right)).status).toBe(200);
  });

  test('is locked after ten wrong codes, for browsers that nobody knows', async () => {
    const meera = await addOperatorTo(t);
    const login = { email: meera.email, password: goodPassword, code: '000000' };
    for (let n = 0; n < 10; n += 1) await t.client().try(loginOperator, login);
    const right = { ...login, code: await meera.codeIn(1) };
    expect((await t.client().try(loginOperator, right)).status).toBe(429);
    // A browser in which they were logged in before is not locked.
    expect((await meera.try(loginOperator, right)).status).toBe(200);
  });

  test('opens nothing without a second factor', async () => {
    const meera = await addOperatorTo(t);
    await t.database.query('update operators set totp_secret = null');
    expect((await meera.try(getMe)).status).toBe(401);
    const login = { email: meera.email, password: goodPassword };
    expect(await t.client().try(loginOperator, login)).toMatchObject({
      status: 403,
      body: { code: 'no_second_factor' },
    });
  });

  test('ends with a logout', async () => {
    const meera = await addOperatorTo(t);
    await meera.send(logoutOperator);
    expect((await meera.try(getMe)).status).toBe(401);
  });
});

describe('§11 the accounts of operators', () => {
  test('are made, reset and closed by an admin', async () => {
    const admin = await addOperatorTo(t);
    const { operator_id: id } = await admin.send(addOperator, invited);
    expect(await admin.try(addOperator, invited)).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect(await admin.send(listOperators)).toMatchObject([
      { operator_id: admin.id, state: 'active' },
      { operator_id: id, state: 'invited', level: 'support' },
    ]);
    await admin.send(changeOperator, { disabled: true }, { params: { id } });
    expect((await admin.try(resetOperator, {}, { params: { id } })).status).toBe(404);
    await admin.send(changeOperator, { disabled: false, level: 'admin' }, { params: { id } });
    expect((await admin.send(listOperators))[1]).toMatchObject({
      state: 'invited',
      level: 'admin',
    });
  });

  test('lose every session at once when they are closed or reset', async () => {
    const [admin, other] = [await addOperatorTo(t), await addOperatorTo(t)];
    await admin.send(resetOperator, {}, { params: { id: other.id } });
    expect((await other.try(getMe)).status).toBe(401);
    const third = await addOperatorTo(t);
    await admin.send(changeOperator, { disabled: true }, { params: { id: third.id } });
    expect((await third.try(getMe)).status).toBe(401);
    const login = { email: third.email, password: goodPassword, code: await third.codeIn(1) };
    expect((await t.client().try(loginOperator, login)).status).toBe(401);
  });

  test('cannot be changed by their owners, and one admin always remains', async () => {
    const [admin, other] = [await addOperatorTo(t), await addOperatorTo(t)];
    const own = await admin.try(changeOperator, { level: 'support' }, { params: { id: admin.id } });
    expect(own).toMatchObject({ status: 409, body: { code: 'yourself' } });
    const again = await admin.try(resetOperator, {}, { params: { id: admin.id } });
    expect(again).toMatchObject({ status: 409, body: { code: 'yourself' } });
    expect((await admin.try(getMe)).status).toBe(200);
    const both = await Promise.all([
      admin.try(changeOperator, { disabled: true }, { params: { id: other.id } }),
      other.try(changeOperator, { disabled: true }, { params: { id: admin.id } }),
    ]);
    const active = await t.database.query(
      `select 1 from operators where level = 'admin' and disabled_at is null`,
    );
    expect(active).toHaveLength(1);
    expect(both.map(({ status }) => status)).toContain(200);
  });
});

test('§11 the last admin is reset by the command line, and by nobody else', async () => {
  const admin = await addOperatorTo(t);
  const asOther = { id: crypto.randomUUID(), level: 'admin' } as const;
  await expect(reset(t.deps, asOther, admin.id)).rejects.toMatchObject({ code: 'last_admin' });
  expect((await admin.try(getMe)).status).toBe(200);
  const link = await reset(t.deps, undefined, admin.id);
  expect((await t.client().try(openLink, { token: tokenIn(link) })).status).toBe(200);
  expect((await admin.try(getMe)).status).toBe(401);
});

describe('§11 the audit log', () => {
  test('names who did what to whom, newest first, page by page', async () => {
    const admin = await addOperatorTo(t);
    const { operator_id: id } = await admin.send(addOperator, invited);
    await admin.send(changeOperator, { level: 'admin' }, { params: { id } });
    const all = await admin.send(listAudit);
    expect(all.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['change_operator', id],
      ['add_operator', id],
      ['join', admin.id],
      ['add_operator', admin.id],
    ]);
    expect(all[0]).toMatchObject({
      operator: expect.stringContaining('Operator') as string,
      details: { before: { level: 'support' }, after: { level: 'admin' } },
    });
    expect(all[3]).toMatchObject({ operator: null });
    const page = await admin.try(listAudit, undefined, { query: { limit: '1', subject: id } });
    expect(page.body).toMatchObject([{ action: 'change_operator' }]);
    expect(page.headers['link']).toContain('rel="next"');
  });

  test('cannot be changed or emptied, whoever tries', async () => {
    await addOperatorTo(t);
    for (const statement of [
      `update audit_log set reason = 'another'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(t.database.query(statement)).rejects.toThrow('append-only');
    }
  });
});
