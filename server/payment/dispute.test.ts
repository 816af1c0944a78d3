import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getBooking } from '#contract/booking.ts';
import { getReceipt } from '#contract/payment.ts';
import { listAudit } from '#contract/operator.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import {
  accept,
  answer,
  decide,
  disputed,
  disputedToken,
  findAll,
  only,
  read,
  sandboxDisputes,
  takeShare,
  tell,
} from '../testing/disputes.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { doneUnpaid } from '../testing/rating.ts';

const t = useApp();

let neela: Operator;
beforeEach(async () => {
  neela = await addOperatorTo(t);
});

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

/** A job that is done, paid with a card whose bank takes it back. */
const doneAndDisputed = async () => {
  const job = await doneUnpaid(t);
  await job.pay(disputedToken);
  await findAll(t);
  return job;
};

const events = async () =>
  (
    await t.database.query<{ id: string }>(
      `select id from webhook_events where id like 'evt%' order by id`,
    )
  ).map(({ id }) => id);

describe('§39 a dispute that the bank opens', () => {
  test('stands in the books, and operators read what to do', async () => {
    const job = await doneAndDisputed();
    const one = await only(neela);
    expect(one).toMatchObject({
      booking_id: job.id,
      state: 'open',
      task: 'answer',
      reason: 'fraudulent',
      amount: 300,
      forTip: false,
      crosses: false,
    });
    expect(await balancesIn(t.database)).toMatchObject({
      gateway: -15,
      disputes: 300,
      professional: -255,
      revenue: -30,
    });
    const view = await read(neela, one);
    expect(view).toMatchObject({ fee: 15, charged: 300, earned: 255, taken: true, answer: null });
    expect(view.draft).toContain('six-digit start code');
    expect(view.draft).toMatch(/receipt LH-/);
    expect(view.timeline.map(({ move }) => move)).toContain('start');
    expect(view.draft).not.toContain(job.asha.email);
  });

  test('told of by the gateway: forged, twice, late and out of order it is the same', async () => {
    const job = await agree(t);
    await job.pay(disputedToken);
    const [about = ''] = await sandboxDisputes(t);
    expect((await tell(t, { id: 'evt_0', about }, 'forged')).status).toBe(400);
    expect(await events()).toEqual([]);
    const types = ['funds_withdrawn', 'created', 'created', 'updated', 'closed', 'created'];
    for (const [n, type] of types.entries()) {
      const id = n === 2 ? 'evt_2' : `evt_${n + 1}`;
      const sent = await tell(t, { id, about, type: `charge.dispute.${type}` });
      expect(sent.status).toBe(200);
    }
    expect((await only(neela)).state).toBe('open');
    await findAll(t);
    const rows = await t.database.query(`select kind from ledger where kind like 'dispute%'`);
    expect(rows).toHaveLength(2);
  });

  test('nothing is mailed but once to each admin', async () => {
    const meera = await addOperatorTo(t, 'support');
    await disputed(t);
    await findAll(t);
    await t.runJobs();
    const mails = t.mails.filter(({ subject }) => subject.startsWith('Dispute'));
    expect(mails.map(({ to }) => to.address)).toEqual([neela.email]);
    expect(mails[0]?.text).toContain('/operator/disputes/');
    expect((await answer(meera, await only(meera), 'x')).status).toBe(403);
  });

  test('the customer reads a sentence about it, the professional nothing', async () => {
    const { asha, ravi, id } = await doneAndDisputed();
    const of = { params: { id } };
    const dispute = { state: 'examined', amount: 300 };
    expect(await asha.send(getBooking, undefined, of)).toMatchObject({ dispute, refunded: 0 });
    expect(await asha.send(getReceipt, undefined, of)).toMatchObject({ dispute, kept: 300 });
    await decide(t, neela, 'lost');
    const returned = { state: 'returned', amount: 300 };
    expect(await asha.send(getBooking, undefined, of)).toMatchObject({
      dispute: returned,
      refunded: 0,
      paymentState: 'paid',
      due: 0,
    });
    expect(await asha.send(getReceipt, undefined, of)).toMatchObject({
      dispute: returned,
      kept: 0,
    });
    const his = [
      await ravi.send(getBooking, undefined, of),
      await ravi.send(getReceipt, undefined, of),
    ];
    expect(his).toMatchObject([{ paymentState: 'paid', refunded: 0 }, { kept: 300 }]);
    expect(JSON.stringify(his)).not.toContain('dispute');
  });
});

describe('§39 what an operator does', () => {
  test('answered and won: the money is at the gateway again', async () => {
    const { id } = await doneAndDisputed();
    const one = await decide(t, neela, 'won');
    expect(await balancesIn(t.database)).toMatchObject({ gateway: 285, professional: -255 });
    expect(await balancesIn(t.database)).not.toHaveProperty('disputes');
    const view = await read(neela, one);
    expect(view).toMatchObject({ state: 'won', task: 'none', returned: true, decision: 'answer' });
    const [row] = await neela.send(listAudit, undefined, { query: { subject: id } });
    expect(row).toMatchObject({
      action: 'answer_dispute',
      reason: 'The start code was given.',
      details: { before: { dispute: 'open' }, after: { dispute: 'answered' } },
    });
  });

  test.each(['lost', 'accepted'] as const)(
    '%s: the product bears it, and the professional keeps what they have earned',
    async (how) => {
      const job = await doneAndDisputed();
      if (how === 'lost') await decide(t, neela, 'lost');
      else expect((await accept(neela, await only(neela))).status).toBe(200);
      expect(await balancesIn(t.database)).toMatchObject({
        gateway: -15,
        professional: -255,
        revenue: 270,
      });
      expect(await balancesIn(t.database)).not.toHaveProperty('disputes');
      expect(await job.read()).toMatchObject({ paymentState: 'paid' });
      expect((await job.pay('tok_visa')).status).toBe(409);
    },
  );

  test('unless an admin decides that they do not', async () => {
    const job = await doneAndDisputed();
    expect((await takeShare(neela, await only(neela))).body).toMatchObject({ code: 'not_lost' });
    const one = await decide(t, neela, 'lost');
    expect((await takeShare(neela, one)).status).toBe(200);
    expect((await takeShare(neela, one)).status).toBe(200);
    expect(await balancesIn(t.database)).toEqual({ gateway: -15, revenue: 15 });
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
    expect(await read(neela, one)).toMatchObject({ earned: 0 });
    const rows = await neela.send(listAudit, undefined, { query: { subject: job.id } });
    expect(rows.filter(({ action }) => action === 'take_disputed_share')).toMatchObject([
      { details: { before: { share: 255 }, after: { share: 0 } } },
    ]);
  });

  test('other words are decided by the bank’s clock', async () => {
    await doneAndDisputed();
    expect((await answer(neela, await only(neela), 'They gave the code.')).status).toBe(200);
    expect(await only(neela)).toMatchObject({ state: 'answered', task: 'wait' });
    await t.passMinutes(1);
    await t.runJobs();
    expect(await only(neela, 'decided')).toMatchObject({ state: 'won' });
  });

  test('the same press again changes nothing, a colleague comes too late', async () => {
    await doneAndDisputed();
    const one = await only(neela);
    const meera = await addOperatorTo(t);
    expect((await answer(neela, one, 'The code.')).status).toBe(200);
    expect((await answer(neela, one, 'The code.')).status).toBe(200);
    expect((await answer(neela, one, 'Other words.')).body).toMatchObject({ code: 'decided' });
    expect((await accept(meera, one)).body).toMatchObject({ code: 'decided' });
    const rows = await t.database.query(`select 1 from audit_log where action like '%_dispute'`);
    expect(rows).toHaveLength(1);
    await t.passMinutes(1);
    await t.runJobs();
    expect((await answer(meera, one, 'x')).body).toMatchObject({ code: 'closed' });
  });

  test('nobody answers: reminded a day before, and lost after the last day', async () => {
    await doneAndDisputed();
    await t.passMinutes(6.5 * 24 * 60);
    await t.runJobs();
    await t.runJobs();
    const last = t.mails.filter(({ subject }) => subject.startsWith('Last day'));
    expect(last.map(({ to }) => to.address)).toEqual([neela.email]);
    await t.database.query(`update disputes set due_by = now() - interval '1 minute'`);
    const meera = await addOperatorTo(t);
    const one = await only(meera);
    expect(one.task).toBe('too_late');
    expect((await answer(meera, one, 'x')).body).toMatchObject({ code: 'too_late' });
    await t.passMinutes(23 * 60);
    await t.runJobs();
    expect(await only(meera, 'decided')).toMatchObject({ state: 'lost' });
  });
});
