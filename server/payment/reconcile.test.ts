import { afterEach, describe, expect, test } from 'vitest';
import { listReconciliations, reconcileDay } from '#contract/reconciliation.ts';
import { getReceipt } from '#contract/payment.ts';
import { dayInIndia } from '#domain/day.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit, sendEvent } from '../testing/paying.ts';
import type { Job } from '../testing/paying.ts';
import { compareDay } from './reconcile-actions.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const today = async () => {
  const [clock] = await t.database.query<{ now: Date }>('select now()');
  return dayInIndia(clock?.now ?? '');
};

const compared = async () => {
  await compareDay(t.deps, await today());
  const admin = await addOperatorTo(t);
  const [day] = await admin.send(listReconciliations);
  return day;
};

const chargeOf = async ({ id }: Job) => {
  const [row] = await t.database.query<{ gateway_id: string }>(
    'select gateway_id from payments where booking_id = $1',
    [id],
  );
  return row?.gateway_id ?? '';
};

/** On the gateway's own pages, by hand. */
const refundThere = async (job: Job, paise: number, id = 're_by_hand') => {
  await t.database.query(
    `insert into sandbox_refunds (id, charge_id, idempotency_key, amount_paise, state)
     values ($1, $2, 'by hand ' || $1, $3::int, 'succeeded')`,
    [id, await chargeOf(job), paise],
  );
  return id;
};

const receiptOf = ({ asha, id }: Job) => asha.send(getReceipt, undefined, { params: { id } });

describe('§34 the gateway’s list beside our books', () => {
  test('a day on which both say the same has no differences', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    await t.runJobs();
    const other = await agree(t, 120);
    await other.pay('tok_chargeDeclined');
    await other.pay('tok_visa');
    expect(await compared()).toMatchObject({
      charges: 2,
      charged: 520,
      ourCharged: 520,
      refunds: 1,
      refunded: 300,
      ourRefunded: 300,
      differences: [],
    });
  });

  test('a charge that we do not know, one that the gateway does not know, and another amount', async () => {
    const [lost, other] = [await agree(t), await agree(t)];
    await lost.pay('tok_visa');
    await other.pay('tok_visa');
    const [there, wrong] = [await chargeOf(lost), await chargeOf(other)];
    await t.database.query(`update sandbox_charges set id = 'pi_theirs' where id = $1`, [there]);
    await t.database.query('update sandbox_charges set amount_paise = 30001 where id = $1', [
      wrong,
    ]);
    const day = await compared();
    expect(new Set(day?.differences.map(({ kind }) => kind))).toEqual(
      new Set(['charge_amount', 'charge_missing', 'charge_unknown']),
    );
    expect(day?.differences.find(({ kind }) => kind === 'charge_amount')).toMatchObject({
      theirs: 300.01,
      ours: 300,
      booking_id: other.id,
    });
    // Put right, it is gone with the next comparison.
    await t.database.query(`update sandbox_charges set id = $1 where id = 'pi_theirs'`, [there]);
    await t.database.query('update sandbox_charges set amount_paise = 30000 where id = $1', [
      wrong,
    ]);
    expect((await compared())?.differences).toEqual([]);
  });

  test('a refund made on the gateway’s own pages is booked by itself, once', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await refundThere(job, 10_000);
    expect(await compared()).toMatchObject({ refunded: 100, ourRefunded: 100, differences: [] });
    await compared();
    expect(await receiptOf(job)).toMatchObject({ refunded: 100, refunds: [{ amount: 100 }] });
    await t.runJobs();
    const mails = t.mails.filter(({ subject }) => subject === 'Your money is on its way back');
    expect(mails.map(({ to }) => to.address)).toEqual([job.asha.email]);
    // What is left comes back when the visit is cancelled, and no more.
    await job.cancel();
    await t.runJobs();
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    expect((await receiptOf(job)).refunded).toBe(300);
  });

  test('the gateway’s event about it is enough, also twice and beside our own refund', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    const about = await refundThere(job, 30_000);
    await Promise.all([
      sendEvent(t, { id: 'evt_1', about, type: 'refund.created' }),
      sendEvent(t, { id: 'evt_2', about, type: 'refund.updated' }),
    ]);
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    expect((await receiptOf(job)).refunds).toHaveLength(1);
    await job.cancel();
    await t.runJobs();
    expect(await t.database.query('select id from sandbox_refunds')).toHaveLength(1);
  });

  test('more than is left of a payment is not booked, and stays a difference', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await job.cancel();
    await t.runJobs();
    const about = await refundThere(job, 5_000);
    expect((await sendEvent(t, { id: 'evt_1', about, type: 'refund.created' })).status).toBe(200);
    const day = await compared();
    expect(day?.differences).toMatchObject([
      { kind: 'refund_unknown', gateway_id: about, theirs: 50, ours: null },
    ]);
    expect((await receiptOf(job)).refunded).toBe(300);
    await t.database.query('delete from sandbox_refunds where id = $1', [about]);
  });

  test('a day is compared two hours after its end, and again when an admin says so', async () => {
    const admin = await addOperatorTo(t);
    await t.runJobs();
    const days = await admin.send(listReconciliations);
    expect(days.every(({ day }) => day < dayInIndia(new Date()))).toBe(true);
    const params = { day: await today() };
    expect((await admin.try(reconcileDay, {}, { params })).status).toBe(404);
    await compareDay(t.deps, params.day);
    expect((await admin.try(reconcileDay, {}, { params })).status).toBe(200);
    const support = await addOperatorTo(t, 'support');
    expect((await support.try(reconcileDay, {}, { params })).status).toBe(403);
    expect((await support.try(listReconciliations)).status).toBe(403);
  });
});
