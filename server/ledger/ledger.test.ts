import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workDoneCheck } from '#contract/booking.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { work } from '../testing/extras.ts';
import { onFaultyLine, repair, saying } from '../testing/faults.ts';
import type { Faults } from '../testing/faults.ts';
import { addLoggedInTo } from '../testing/operators.ts';
import { agree, audit, sendEvent } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const faults: Faults = {};

const t = useApp(({ payments }) => ({ payments: onFaultyLine(payments, faults) }));

beforeEach(() => repair(faults));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const balances = () => balancesIn(t.database);

const keys = async (): Promise<string[]> => {
  const rows = await t.database.query<{ key: string }>('select distinct key from ledger');
  return rows.map(({ key }) => key.replace(/:[0-9a-f-]{36}/, '')).toSorted();
};

const earned = { gateway: 300, professional: -255, gst: -36, discounts: 36, revenue: -45 };

describe('§28 every rupee has a place', () => {
  test('paid before the work it is held for the customer; done, the professional has earned their share', async () => {
    const job = await work(t);
    expect(await balances()).toEqual({});
    await job.pay('tok_visa');
    expect(await balances()).toEqual({ gateway: 300, held: -300 });
    await job.finish();
    expect(await balances()).toEqual(earned);
  });

  test('paid after the work it is divided at once', async () => {
    const job = await work(t);
    await job.finish();
    expect(await balances()).toEqual({});
    await job.pay('tok_visa');
    expect(await balances()).toEqual(earned);
    expect(await keys()).toEqual(['charge', 'earning:1']);
  });

  test('paid in parts nothing is earned before the last', async () => {
    const job = await work(t);
    await job.pay('tok_visa');
    const extra = await job.propose('New tap', 100);
    await job.approve(extra, 100);
    await job.finish();
    expect(await balances()).toEqual({ gateway: 300, held: -300 });
    await job.pay('tok_visa');
    expect(await balances()).toMatchObject({ gateway: 400, professional: -340, revenue: -60 });
  });

  test('a job that nobody closed is earned when it is closed by time', async () => {
    const job = await work(t);
    await job.pay('tok_visa');
    await t.passMinutes(25 * 60);
    await t.runJobs();
    expect(await balances()).toEqual(earned);
  });

  test('a declined card moves nothing', async () => {
    const job = await agree(t);
    await job.pay('tok_chargeDeclined');
    expect(await balances()).toEqual({});
  });
});

describe('§28 what is given back', () => {
  test('all of it before the work: nothing is left', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    await t.runJobs();
    expect(await balances()).toEqual({});
    expect(await keys()).toEqual(['charge', 'refund']);
  });

  test('a refund on its way is nowhere else yet; one that comes back is held again', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    faults.refund = saying({ state: 'pending' });
    await t.runJobs();
    expect(await balances()).toEqual({ gateway: 300, held: -300 });
    repair(faults);
    const [row] = await t.database.query<{ id: string }>('select id from sandbox_refunds');
    const about = row?.id ?? '';
    await sendEvent(t, { id: 'evt_1', about, type: 'refund.updated' });
    expect(await balances()).toEqual({});
    await t.database.query(`update sandbox_refunds set state = 'failed'`);
    await sendEvent(t, { id: 'evt_2', about, type: 'refund.failed' });
    expect(await balances()).toEqual({ gateway: 300, held: -300 });
  });

  test('by an operator, in part: the product bears it; the rest too: nobody has earned anything', async () => {
    const job = await work(t);
    await job.pay('tok_visa');
    await job.ravi.send(workDoneCheck, { handyman_id: job.ravi.id, user_id: job.asha.id });
    const admin = await addLoggedInTo(t, 'admin');
    const ticket = await ask(job.asha, { bookingId: job.id });
    expect((await refundBy(admin, ticket, { amount: 100 })).status).toBe(200);
    await t.runJobs();
    expect(await balances()).toEqual({ ...earned, gateway: 200, revenue: 55 });
    expect((await refundBy(admin, ticket, { amount: 200, refunded: 100 })).status).toBe(200);
    await t.runJobs();
    expect(await balances()).toEqual({});
  });
});

describe('§28 the books', () => {
  test('are added to only', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    for (const change of ['update ledger set amount_paise = 1', 'delete from ledger']) {
      await expect(t.database.query(change)).rejects.toThrow('never changed');
    }
  });

  test('say nothing twice, and nothing that is not above zero between two accounts', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    const columns = 'key, line, kind, booking_id, debit, credit, amount_paise';
    for (const [wrong, broken] of [
      ['key, line, kind, booking_id, debit, credit, amount_paise', 'ledger_once'],
      [`key, 2, kind, booking_id, debit, debit, amount_paise`, 'ledger_accounts'],
      [`key, 2, kind, booking_id, debit, credit, 0`, 'ledger_amount_paise_check'],
      [`key, 2, kind, booking_id, 'professional', credit, 1`, 'ledger_owner'],
    ] as const) {
      await expect(
        t.database.query(`insert into ledger (${columns}) select ${wrong} from ledger`),
      ).rejects.toMatchObject({ constraint: broken });
    }
  });

  test('are filled by a job with what a process of the release before has settled', async () => {
    const job = await work(t);
    await job.finish();
    await job.pay('tok_threeDSecure2Required');
    const paid = `with p as (
        update payments set state = 'succeeded', settled_at = now() where booking_id = $1 returning id, booking_id, gateway_id
      ), b as (update bookings set payment_state = 'paid' where id = $1),
      c as (update sandbox_charges set state = 'succeeded' where id in (select gateway_id from p))
      insert into receipts (series, number, payment_id) select 'LH-2627A', 1, id from p`;
    await t.database.query(paid, [job.id]);
    expect(await balances()).toEqual({});
    await t.runJobs();
    expect(await balances()).toEqual(earned);
    await t.runJobs();
    expect(await keys()).toEqual(['charge', 'earning:1']);
  });
});
