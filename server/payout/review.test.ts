import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getBooks, listTransfers } from '#contract/books.ts';
import { listAudit } from '#contract/operator.ts';
import {
  approvePayouts,
  exportPayouts,
  getPayoutRun,
  holdPayout,
  listPayoutRuns,
  listPayouts,
  markPaid,
  releasePayout,
  returnPayout,
} from '#contract/payout-run.ts';
import { useApp } from '../testing/app.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import type { LoggedIn } from '../testing/operators.ts';
import {
  auditPayouts,
  bankShown,
  earn,
  fileOf,
  giveBank,
  giveUpi,
  linesOf,
  mailed,
  ownOf,
  pay,
  run,
  sendPayoutMails,
  sendToBank,
  waiting,
} from '../testing/payouts.ts';
import { makeRun } from './run-actions.ts';

const t = useApp();

let admin: LoggedIn;

beforeEach(async () => {
  admin = await addLoggedInTo(t, 'admin');
  await makeRun(t.deps);
});

afterEach(async () => {
  expect(await auditPayouts(t.database)).toEqual([]);
});

const reason = 'The bank says that the account is closed.';
describe('§29 what operators do with a run', () => {
  test('looked through, downloaded, paid: the professional reads the reference and gets a mail; the books say it', async () => {
    const { ravi, day, id } = await waiting(t, admin);
    const file = await sendToBank(admin, day);
    expect(file.split('\r\n')).toHaveLength(3);
    expect((await pay(admin, day, [id])).status).toBe(200);
    const { payouts, onTheWay } = await ownOf(ravi);
    expect(onTheWay).toBe(0);
    expect(payouts).toMatchObject([
      { payout_id: id, day, amount: 255, state: 'paid', to: bankShown, reference: 'UTR 316 0418' },
    ]);
    await sendPayoutMails(t);
    const mail = mailed(t, '₹255 paid out to you');
    expect(mail?.to.address).toBe(ravi.email);
    expect(mail?.text).toContain('UTR 316 0418');
    const { accounts } = await admin.send(getBooks);
    const of = Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]));
    expect(of).toMatchObject({ gateway: 300, professional: 0, paying_out: 0, bank: -255 });
    const [newest, second] = await admin.send(listTransfers);
    expect(newest).toMatchObject({ kind: 'payout_paid', notification_id: null, payout_day: day });
    expect(second).toMatchObject({ kind: 'payout', debit: 'professional', credit: 'paying_out' });
  });

  test('no file and no payment before it is approved, and it is approved once', async () => {
    const { day, id } = await waiting(t, admin);
    const body = { day, reason };
    expect(await admin.try(exportPayouts, body)).toMatchObject({ body: { code: 'not_approved' } });
    expect(await pay(admin, day, [id])).toMatchObject({ body: { code: 'not_approved' } });
    const params = { day };
    const both = await Promise.all(
      [1, 2].map(() => admin.try(approvePayouts, {}, { params }).then(({ status }) => status)),
    );
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 409]);
    // In no file yet: nobody has paid it.
    expect(await pay(admin, day, [id])).toMatchObject({ body: { code: 'not_waiting' } });
  });

  test('what was in a file is in the next only if it is asked for again', async () => {
    const { day, id } = await waiting(t, admin);
    await sendToBank(admin, day);
    const more = { day, reason };
    expect((await admin.try(exportPayouts, more)).status).toBe(409);
    expect(await fileOf(admin, day, true)).toContain('501001234417');
    await pay(admin, day, [id]);
    expect((await admin.try(exportPayouts, { ...more, again: true })).status).toBe(409);
  });

  test('what the bank sends back is in the balance again, also after it was paid, and comes with the next run', async () => {
    const { ravi, day, id } = await waiting(t, admin);
    await sendToBank(admin, day);
    const back = () => admin.try(returnPayout, { reason }, { params: { id } });
    await pay(admin, day, [id]);
    expect((await back()).status).toBe(200);
    expect((await back()).status).toBe(409);
    expect(await ownOf(ravi)).toMatchObject({
      balance: 255,
      payouts: [{ state: 'returned', reason, reference: 'UTR 316 0418' }],
    });
    await sendPayoutMails(t);
    expect(mailed(t, 'The bank has sent ₹255 back')?.text).toContain(reason);
    const next = await run(t);
    expect(await linesOf(admin, next)).toMatchObject([{ amount: 255, state: 'waiting' }]);
    expect((await pay(admin, next, [id])).status).toBe(409);
  });

  test('what is in no file can be held, and paid after all with what the balance is by then', async () => {
    const { ravi, day, id } = await waiting(t, admin);
    const params = { id };
    await admin.send(holdPayout, { reason: 'We look into a complaint.' }, { params });
    expect(await ownOf(ravi)).toMatchObject({
      balance: 255,
      payouts: [{ state: 'held', hold: 'operator', reason: 'We look into a complaint.' }],
    });
    await earn(t, ravi);
    await admin.send(releasePayout, { reason: 'It was nothing.' }, { params });
    expect(await linesOf(admin, day)).toMatchObject([{ amount: 510, state: 'waiting' }]);
    await sendToBank(admin, day);
    expect((await admin.try(holdPayout, { reason }, { params })).status).toBe(409);
    expect((await admin.try(releasePayout, { reason }, { params })).status).toBe(409);
  });

  test('what is held for a new account is released once the account is two days old', async () => {
    const { ravi } = await earn(t);
    await giveUpi(t, ravi);
    const day = await run(t);
    const [line] = await linesOf(admin, day);
    const params = { id: line?.payout_id ?? '' };
    const free = () => admin.try(releasePayout, { reason }, { params });
    expect(await free()).toMatchObject({ body: { code: 'still_held' } });
    await t.database.query(`update payout_accounts set given_at = given_at - interval '48 hours'`);
    expect((await free()).status).toBe(200);
    expect(await linesOf(admin, day)).toMatchObject([{ to: 'ra··@okaxis', state: 'waiting' }]);
  });

  test('a suspended professional is paid what they have earned when an operator decides so', async () => {
    const { ravi } = await earn(t);
    await giveBank(t, ravi);
    await t.database.query(`update handymen set verification = 'suspended' where id = $1`, [
      ravi.id,
    ]);
    const day = await run(t);
    const [line] = await linesOf(admin, day);
    await admin.send(releasePayout, { reason }, { params: { id: line?.payout_id ?? '' } });
    expect(await linesOf(admin, day)).toMatchObject([{ state: 'waiting', amount: 255 }]);
  });

  test('what an older Monday holds is released with the newest only, so that it is not paid twice', async () => {
    const { ravi } = await earn(t);
    const first = await run(t);
    const [old] = await linesOf(admin, first);
    await giveBank(t, ravi);
    const day = await run(t);
    expect(await linesOf(admin, day)).toMatchObject([{ amount: 255, state: 'waiting' }]);
    const late = await admin.try(
      releasePayout,
      { reason },
      { params: { id: old?.payout_id ?? '' } },
    );
    expect(late).toMatchObject({ status: 409, body: { code: 'newer_run' } });
  });

  test('of several lines all are marked as paid or none', async () => {
    const { day, id } = await waiting(t, admin);
    await sendToBank(admin, day);
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await pay(admin, day, [id, none])).status).toBe(409);
    expect((await pay(admin, day, [id, id])).status).toBe(200);
  });

  test('the sums of a Monday, and its lines by state and page by page', async () => {
    for (let n = 0; n < 3; n += 1) {
      const { ravi } = await earn(t);
      if (n > 0) await giveBank(t, ravi);
    }
    const day = await run(t);
    const params = { day };
    expect(await admin.send(getPayoutRun, undefined, { params })).toMatchObject({
      day,
      approvedAt: null,
      approvedBy: null,
      notInAFile: { payouts: 2, amount: 510 },
      states: {
        held: { payouts: 1, amount: 255 },
        waiting: { payouts: 2, amount: 510 },
        paid: { payouts: 0, amount: 0 },
      },
    });
    expect(await admin.send(listPayoutRuns)).toHaveLength(2);
    const query = { state: 'waiting', limit: 1 } as const;
    const page = await admin.try(listPayouts, undefined, { params, query });
    expect(page.body).toHaveLength(1);
    const next = /cursor=([^>&]+)/.exec(String(page.headers['link']))?.[1] ?? '';
    const rest = await admin.send(listPayouts, undefined, {
      params,
      query: { ...query, cursor: decodeURIComponent(next) },
    });
    expect(rest).toHaveLength(1);
    expect(rest[0]?.number).toBeGreaterThan(
      (page.body as unknown as { number: number }[])[0]?.number ?? 0,
    );
    await sendToBank(admin, day);
    expect(await admin.send(getPayoutRun, undefined, { params })).toMatchObject({
      approvedBy: expect.stringContaining('Operator') as string,
      notInAFile: { payouts: 0 },
    });
  });

  test('every step is in the audit log, and the numbers of accounts are not', async () => {
    const { day, id } = await waiting(t, admin);
    await sendToBank(admin, day);
    await pay(admin, day, [id]);
    await admin.send(returnPayout, { reason }, { params: { id } });
    const rows = await admin.send(listAudit);
    expect(rows.map(({ action }) => action).slice(0, 4)).toEqual([
      'return_payout',
      'pay_payouts',
      'export_payouts',
      'approve_payouts',
    ]);
    expect(JSON.stringify(rows)).not.toContain('501001234417');
    expect(t.log.join('')).not.toContain('501001234417');
  });

  test('a day without a run is not found', async () => {
    const params = { day: '2020-01-06' };
    expect((await admin.try(getPayoutRun, undefined, { params })).status).toBe(404);
    expect((await admin.try(approvePayouts, {}, { params })).status).toBe(404);
    const body = { payouts: ['00000000-0000-4000-8000-000000000000'], reference: 'UTR 1' };
    expect((await admin.try(markPaid, body, { params })).status).toBe(404);
  });
});
