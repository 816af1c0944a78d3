import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBooking, readCustomer, getToday } from '#contract/console.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { sandboxEvidence } from '#domain/dispute.ts';
import { settleDisputes } from './answer-actions.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import {
  answer,
  decide,
  disputed,
  disputedToken,
  findAll,
  only,
  read,
  takeShare,
} from '../testing/disputes.ts';
import { cancelFor, forgive, underWay } from '../testing/fees.ts';
import { addOperatorTo } from '../testing/operators.ts';
import type { Operator } from '../testing/operators.ts';
import { audit } from '../testing/paying.ts';
import { goodPassword } from '../testing/people.ts';
import { doneUnpaid } from '../testing/rating.ts';
import { ask, refundBy } from '../testing/tickets.ts';
import { giveBack, ratedByCustomer, reach, tryTip } from '../testing/tips.ts';

const t = useApp();

let neela: Operator;
beforeEach(async () => {
  neela = await addOperatorTo(t);
});

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const refunds = () =>
  t.database.query<{ state: string; amount_paise: number }>(
    'select state, amount_paise from refunds order by created_at',
  );

describe('§39 a refund and a dispute never give the money back twice', () => {
  test('an operator’s refund is refused with a sentence, and possible again once it is won', async () => {
    const job = await disputed(t);
    const ticket = await ask(job.asha, { bookingId: job.id });
    const refused = await refundBy(neela, ticket, { amount: 100 });
    expect([refused.status, refused.body['code']]).toEqual([409, 'disputed']);
    await decide(t, neela, 'won');
    expect((await refundBy(neela, ticket, { amount: 100 })).status).toBe(200);
    await t.runJobs();
    expect(await refunds()).toEqual([{ state: 'succeeded', amount_paise: 10_000 }]);
  });

  test('the refund of a cancelled booking waits, and comes once it is won', async () => {
    const job = await disputed(t);
    expect((await job.cancel()).status).toBe(200);
    await t.runJobs();
    expect(await refunds()).toEqual([]);
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
    await decide(t, neela, 'won');
    await t.runJobs();
    expect(await refunds()).toEqual([{ state: 'succeeded', amount_paise: 30_000 }]);
    expect(await balancesIn(t.database)).toEqual({ gateway: -15, revenue: 15 });
  });

  test('or never comes once it is lost: the bank has given it back', async () => {
    const job = await disputed(t);
    await job.cancel();
    await decide(t, neela, 'lost');
    await t.passMinutes(10);
    await t.runJobs();
    expect(await refunds()).toEqual([]);
    expect(await job.read()).toMatchObject({ paymentState: 'refunded', refunded: 0 });
    expect(await balancesIn(t.database)).toEqual({ gateway: -15, revenue: 15 });
  });

  test('lost before it is cancelled, it is refunded then, by nobody', async () => {
    const job = await disputed(t);
    await decide(t, neela, 'lost');
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
    await job.cancel();
    await t.runJobs();
    expect(await refunds()).toEqual([]);
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
  });

  test('the database itself refuses one', async () => {
    await disputed(t);
    const add = (more: string) =>
      t.database.query(
        `insert into refunds (payment_id, idempotency_key, amount_paise, next_check_at)
         select payment_id, '${more}', 100, now() from disputes`,
      );
    await expect(add('1')).rejects.toThrow(/examines/);
    await decide(t, neela, 'lost');
    await expect(add('2')).rejects.toThrow(/taken this payment back/);
  });

  test('one that was made at the gateway crosses the dispute: operators are told', async () => {
    const job = await disputed(t);
    await t.database.query(
      `insert into refunds (payment_id, idempotency_key, gateway_id, state, amount_paise, made_at_gateway, next_check_at, settled_at)
       select payment_id, 'gateway:re_1', 're_1', 'succeeded', 10000, true, now(), now() from disputes`,
    );
    await t.database.query(
      `insert into sandbox_refunds (id, charge_id, idempotency_key, amount_paise, state)
       select 're_1', charge_id, 're_1', 10000, 'succeeded' from sandbox_disputes`,
    );
    await t.runJobs();
    const one = await only(neela);
    expect(one).toMatchObject({ booking_id: job.id, crosses: true });
    const { draft } = await read(neela, one);
    expect(draft).toContain('₹100 was refunded');
    await decide(t, neela, 'won');
    expect(await only(neela, 'decided')).toMatchObject({ crosses: false });
  });
});

describe('§39 a tip, and a fee', () => {
  const tipped = async () => {
    const job = await ratedByCustomer(t);
    expect((await tryTip(job, 50, disputedToken)).status).toBe(200);
    await findAll(t);
    return job;
  };

  test('a tip whose bank takes it back is not passed on while that lasts, nor once it is lost', async () => {
    const job = await tipped();
    expect(await only(neela)).toMatchObject({ amount: 50, forTip: true });
    await reach(t, job);
    expect(await balancesIn(t.database)).toMatchObject({ professional: -255, held: -50 });
    expect((await giveBack(neela, job)).body).toMatchObject({ code: 'disputed' });
    await decide(t, neela, 'lost');
    await t.runJobs();
    const balances = await balancesIn(t.database);
    expect(balances).toMatchObject({ professional: -255 });
    expect(balances).not.toHaveProperty('held');
    expect((await giveBack(neela, job)).body).toMatchObject({ code: 'nothing_left' });
  });

  test('won, it is passed on', async () => {
    const job = await tipped();
    await reach(t, job);
    await decide(t, neela, 'won');
    await t.runJobs();
    expect(await balancesIn(t.database)).toMatchObject({ professional: -305 });
  });

  test('one that was passed on before stays the professional’s, unless an admin decides otherwise', async () => {
    const job = await ratedByCustomer(t);
    await tryTip(job, 50);
    await reach(t, job);
    await t.database.query(
      `insert into sandbox_disputes (id, charge_id, amount_paise, fee_paise, reason, due_by)
       select 'dp_1', p.gateway_id, 5000, 0, 'fraudulent', now() + interval '7 days' from payments p where p.for_tip`,
    );
    await findAll(t);
    const one = await decide(t, neela, 'lost');
    expect(await balancesIn(t.database)).toMatchObject({ professional: -305, revenue: 5 });
    expect(await read(neela, one)).toMatchObject({ earned: 50 });
    expect((await takeShare(neela, one)).status).toBe(200);
    expect(await balancesIn(t.database)).toMatchObject({ professional: -255, revenue: -45 });
  });

  test('of a late cancellation the fee stays the professional’s, and is neither owed again nor forgiven', async () => {
    const job = await underWay(t);
    await job.pay(disputedToken);
    await findAll(t);
    await cancelFor(job, 50);
    await t.runJobs();
    expect((await forgive(neela, job.id)).body).toMatchObject({ code: 'disputed' });
    await decide(t, neela, 'lost');
    await t.runJobs();
    expect(await balancesIn(t.database)).toEqual({ gateway: -15, professional: -50, revenue: 65 });
    expect((await forgive(neela, job.id)).body).toMatchObject({ code: 'nothing_left' });
    expect(await job.read()).toMatchObject({ fee: { state: 'paid' } });
  });

  test('a payment that has taken a fee along is lost whole, and nothing of it is owed again', async () => {
    const first = await underWay(t);
    await cancelFor(first, 50);
    const { asha } = first;
    const second = await doneUnpaid(t, { asha });
    await second.pay(disputedToken);
    await findAll(t);
    expect(await only(neela)).toMatchObject({ amount: 350, booking_id: second.id });
    await decide(t, neela, 'lost');
    expect(await balancesIn(t.database)).toEqual({
      gateway: -15,
      professional: -305,
      gst: -36,
      discounts: 36,
      revenue: 320,
    });
  });
});

describe('§39 around it', () => {
  test('the account cannot be deleted meanwhile, and the words go with it afterwards', async () => {
    const job = await doneUnpaid(t);
    await job.pay(disputedToken);
    await findAll(t);
    const leave = () => job.asha.try(deleteAccount, { currentPassword: goodPassword });
    expect(await leave()).toMatchObject({
      status: 409,
      body: { code: 'dispute_open', booking_id: job.id },
    });
    const one = await only(neela);
    await answer(neela, one, `Asha gave the code. ${sandboxEvidence.wins}`);
    await settleDisputes(t.deps);
    expect((await leave()).status).toBe(200);
    expect(await read(neela, one)).toMatchObject({
      answer: null,
      decision: 'answer',
      state: 'won',
    });
  });

  test('operators read it on the booking, count it on the customer’s page, and see it today', async () => {
    const { asha, id } = await disputed(t);
    const booking = await neela.send(readBooking, undefined, { params: { id } });
    expect(booking.disputes).toMatchObject([{ state: 'open', amount: 300 }]);
    const { counts } = await neela.send(readCustomer, undefined, { params: { id: asha.id } });
    expect(counts.disputes).toBe(1);
    const { attention } = await neela.send(getToday);
    expect(attention).toMatchObject([{ kind: 'dispute', booking_id: id, amount: 300 }]);
  });
});
