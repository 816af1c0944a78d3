import { expect, test } from 'vitest';
import { exportBookings, exportCustomers } from '#contract/console.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { exportProfessionals } from '#contract/verification.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { goodPassword } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';

const t = useApp();

type Typed = { readonly q?: string; readonly reason: string };

const take = async (operator: Operator, path: string, typed: Typed): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await operator.raw('POST', path, { payload: JSON.stringify(typed), headers });
  expect(status).toBe(200);
};

const leave = async (who: Person): Promise<void> => {
  await who.send(deleteAccount, { currentPassword: goodPassword });
};

const exportsStored = () =>
  t.database.query<{ operator_id: string; reason: string | null; details: object }>(
    `select operator_id, reason, details from audit_log where action like 'export%' order by id`,
  );

test('§23 a name that is in the names of our columns, or in any word, changes no row of an export', async () => {
  const meera = await addOperatorTo(t);
  await take(meera, exportCustomers.path, { reason: 'The list of every customer, in some rows.' });
  await take(meera, exportBookings.path, { q: 'Natasha Raoji', reason: 'For the tax office.' });
  await take(meera, exportProfessionals.path, { q: 'rom', reason: 'Somebody asked.' });
  const before = await exportsStored();
  for (const username of ['e', 'Om', 'Filter', 'sort', 'newest', 'Asha Rao', 'Rao']) {
    await leave(await t.user({ username }));
  }
  await leave(await t.handyman({ name: 'some' }));
  const after = await exportsStored();
  // "some" stands there by itself once; that word goes, and nothing beside it.
  expect(after).toEqual(
    before.map((row, at) =>
      at === 0 ? { ...row, reason: 'The list of every customer, in […] rows.' } : row,
    ),
  );
  expect(after).toHaveLength(3);
});

test('§23 of an export goes what was typed about somebody, and only that', async () => {
  const meera = await addOperatorTo(t);
  const draft = { username: 'Asha  Rao-Patil', email: 'asha.rao@example.com' };
  const asha = await t.user(draft);
  await t.database.query(`update users set contact_number = '9812345678'`);
  await take(meera, exportCustomers.path, {
    q: 'Asha.Rao@example.com',
    reason: 'ASHA RAO-PATIL, +91 98123 45678, and asha.rao@example.com.in',
  });
  await take(meera, exportBookings.path, { q: 'asha rao-patil', reason: 'Order 198123456780' });
  await take(meera, exportProfessionals.path, {
    q: '098123-45678',
    reason: 'natasha.rao@example.com has asked for Asha Rao-Patil’s.',
  });
  await leave(asha);
  expect(await exportsStored()).toEqual([
    {
      operator_id: meera.id,
      reason: '[…], […], and asha.rao@example.com.in',
      details: { filter: { q: '[…]', sort: 'newest' }, rows: 1 },
    },
    {
      operator_id: meera.id,
      reason: 'Order 198123456780',
      details: { filter: { q: '[…]', sort: 'newest' }, rows: 0 },
    },
    {
      operator_id: meera.id,
      reason: 'natasha.rao@example.com has asked for […]’s.',
      details: { q: '[…]', sort: 'newest', rows: 0 },
    },
  ]);
});

test('§23 a professional too, in their own script', async () => {
  const meera = await addOperatorTo(t);
  const ravi = await t.handyman({ name: 'रवि कुमार' });
  const reason = 'रवि कुमार ने माँगा, रवि कुमारी ने नहीं';
  await take(meera, exportProfessionals.path, { q: 'रवि कुमार', reason });
  await leave(ravi);
  expect(await exportsStored()).toMatchObject([
    { reason: '[…] ने माँगा, रवि कुमारी ने नहीं', details: { q: '[…]' } },
  ]);
});

test('§23 the database lets nothing else of an export go, also while somebody is erased', async () => {
  const meera = await addOperatorTo(t);
  await take(meera, exportBookings.path, { q: 'Asha', reason: 'For the tax office.' });
  for (const change of [
    `reason = 'Nothing.'`,
    `reason = null`,
    `details = jsonb_set(details, '{rows}', '9')`,
    `details = jsonb_set(details, '{rows}', '9'), reason = '[…]'`,
    `details = jsonb_set(details, '{filter,q}', '"Ravi"')`,
    `details = details #- '{filter,q}'`,
    `operator_id = null, reason = '[…]'`,
  ]) {
    const erasing = t.database.transaction(async (db) => {
      await db.query(`select set_config('localhands.erasing', 'on', true)`);
      await db.query(`update audit_log set ${change} where action = 'export_bookings'`);
    });
    await expect(erasing, change).rejects.toThrow('append-only');
  }
});
