import { beforeAll, expect, inject, test } from 'vitest';
import { listBookings } from '#contract/booking.ts';
import { getCredit } from '#contract/credit.ts';
import { getTip } from '#contract/tip.ts';
import { demoHandyman, demoUser } from '#contract/demo.ts';
import { getFees } from '#contract/fee.ts';
import { loginHandyman } from '#contract/handyman.ts';
import { getEarnings } from '#contract/earnings.ts';
import { getPayouts } from '#contract/payout.ts';
import { loginUser } from '#contract/user.ts';
import { useApp } from '../testing/app.ts';
import { openCopy } from '../testing/databases.ts';
import { audit } from '../testing/paying.ts';
import { recordDue } from '../ledger/actions.ts';
import { findDisputes } from '../payment/dispute-actions.ts';
import { compareDay } from '../payment/reconcile-actions.ts';
import { listRuns, makeRun } from '../payout/run-actions.ts';
import { auditPayouts } from '../testing/payouts.ts';
import { seed } from './seed.ts';

const t = useApp({}, () => openCopy(inject('template')));

beforeAll(async () => {
  // The product may have run before, and then a run of payouts is there.
  await makeRun(t.deps);
  await seed(t.database, t.deps.keys, t.deps.passwords);
});

test('§32 the demo’s customer was given credit, which has paid their oldest job', async () => {
  const asha = t.client();
  await asha.send(loginUser, demoUser);
  const { balance, lines } = await asha.send(getCredit);
  expect([balance, lines.map(({ kind }) => kind)]).toEqual([0, ['used', 'given']]);
  while ((await recordDue(t.deps)) > 0);
  expect((await asha.send(getCredit)).lines).toHaveLength(2);
  expect(await audit(t.database)).toEqual([]);
});

test('§34 the sandbox and the books of the demonstration say the same of every day', async () => {
  const days = await t.database.query<{ day: string }>(
    `select distinct (settled_at at time zone 'Asia/Kolkata')::date::text as day from payments
     where settled_at > now() - interval '30 days'`,
  );
  expect(days.length).toBeGreaterThan(3);
  for (const { day } of days) await compareDay(t.deps, day);
  expect(
    await t.database.query('select day, kind, gateway_id from reconciliation_differences'),
  ).toEqual([]);
});

test('§35 the demo’s customer has given a tip and its professional has one, as the books and the gateway say', async () => {
  while ((await recordDue(t.deps)) > 0);
  expect(await audit(t.database)).toEqual([]);
  const [asha, ravi] = [t.client(), t.client()];
  await asha.send(loginUser, demoUser);
  await ravi.send(loginHandyman, demoHandyman);
  const given = await t.database.query<{ id: string; mine: boolean }>(
    `select b.id, u.email = $1 as mine from payments p join bookings b on b.id = p.booking_id
       join users u on u.id = b.user_id where p.for_tip`,
    [demoUser.email],
  );
  expect(given).toHaveLength(2);
  for (const { id, mine } of given) {
    const { tip } = await (mine ? asha : ravi).send(getTip, undefined, { params: { id } });
    expect([tip?.amount, tip?.passedOn]).toEqual([50, true]);
  }
});

test('§36 the demo’s customer has paid the fee of one late cancellation, and owes nothing', async () => {
  const asha = t.client();
  await asha.send(loginUser, demoUser);
  const off = (await asha.send(listBookings)).filter(({ state }) => state === 'cancelled');
  const fee = { kind: 'late_cancellation', amount: 50, state: 'paid' };
  expect(off).toMatchObject([{ fee, paymentState: 'paid' }]);
  expect(await asha.send(getFees)).toEqual({ owed: 0, fees: [] });
  while ((await recordDue(t.deps)) > 0);
  expect(await audit(t.database)).toEqual([]);
});

test('§37 the demo’s professional has taken their newest job in cash, and its customer has paid one so', async () => {
  const [asha, ravi] = [t.client(), t.client()];
  await asha.send(loginUser, demoUser);
  await ravi.send(loginHandyman, demoHandyman);
  while ((await recordDue(t.deps)) > 0);
  const { jobs } = await ravi.send(getEarnings, undefined, { query: { period: 'month' } });
  const bookings = await asha.send(listBookings);
  expect(bookings.filter(({ cash }) => cash === 'taken').length).toBeGreaterThanOrEqual(1);
  if (jobs[0]) expect(jobs[0].cash).toBeGreaterThan(0);
  expect(await audit(t.database)).toEqual([]);
});

test('§38 the demo’s customer has used a code on one bill, and there is one to try', async () => {
  const asha = t.client();
  await asha.send(loginUser, demoUser);
  const used = (await asha.send(listBookings)).filter(({ code }) => code !== undefined);
  expect(used).toMatchObject([
    { code: { code: 'DIWALI50', amount: 50 }, paymentState: 'paid', due: 0 },
  ]);
  const codes = await t.database.query('select code, used from discount_codes order by code');
  expect(codes).toEqual([
    { code: 'DIWALI50', used: 1 },
    { code: 'MONSOON20', used: 0 },
    { code: 'WELCOME50', used: 0 },
  ]);
  while ((await recordDue(t.deps)) > 0);
  expect(await audit(t.database)).toEqual([]);
});

test('§29 the demo has a Monday that the bank has paid, and one to look through with lines that are held', async () => {
  while ((await recordDue(t.deps)) > 0);
  expect(await auditPayouts(t.database)).toEqual([]);
  expect(await makeRun(t.deps)).toBe(0);
  const [newest, before] = await listRuns(t.deps);
  expect(newest?.approvedAt).toBeNull();
  expect(newest?.states.waiting.payouts).toBeGreaterThan(3);
  expect(newest?.states.held.payouts).toBeGreaterThan(0);
  expect(before?.states.paid.payouts).toBeGreaterThan(20);
  expect(before?.states.waiting.payouts).toBe(0);
  const ravi = t.client();
  await ravi.send(loginHandyman, demoHandyman);
  const { account, balance, payouts } = await ravi.send(getPayouts);
  expect(account?.shown).toBe('HDFC ··4417');
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(payouts.map(({ state }) => state)).toContain('paid');
});

test('§39 the demo has a dispute to answer and one that was won, as the books and the gateway say', async () => {
  while ((await recordDue(t.deps)) > 0);
  await findDisputes(t.deps);
  expect(
    await t.database.query(
      'select state, decision, returned from disputes order by opened_at desc',
    ),
  ).toEqual([
    { state: 'open', decision: null, returned: false },
    { state: 'won', decision: 'answer', returned: true },
  ]);
  expect(await audit(t.database)).toEqual([]);
});
