import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getBooking } from '#contract/booking.ts';
import { listAudit } from '#contract/operator.ts';
import { getReceipt } from '#contract/payment.ts';
import { getTicket } from '#contract/ticket.ts';
import { closeTicket, getAnyTicket } from '#contract/ticket-support.ts';
import { useApp } from '../testing/app.ts';
import { cut, down, onFaultyLine, repair, saying } from '../testing/faults.ts';
import type { Faults } from '../testing/faults.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const faults: Faults = {};
const t = useApp(({ payments }) => ({
  payments: onFaultyLine(payments, faults),
  supportRefundLimitPaise: 15_000,
}));

beforeEach(() => repair(faults));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const at = (id: string) => ({ params: { id } });

/** A job that is paid (300 rupees), and a ticket of the customer about it. */
const complain = async (card = 'tok_visa') => {
  const job = await agree(t);
  await job.pay(card);
  const ticket = await ask(job.asha, { bookingId: job.id, category: 'quality' });
  const read = () => job.asha.send(getBooking, undefined, at(job.id));
  const receipt = () => job.asha.send(getReceipt, undefined, at(job.id));
  return { ...job, ticket, read, receipt };
};

test('nobody refunds a booking of their own, on either side of it', async () => {
  const { asha, ravi, ticket, read } = await complain();
  for (const person of [asha, ravi]) {
    const neela = await addOperatorTo(t);
    const [name, host] = person.email.split('@');
    await t.database.query('update operators set email = $1 where id = $2', [
      `${name}+work@${host}`,
      neela.id,
    ]);
    const { status, body } = await refundBy(neela, ticket, { amount: 100 });
    expect([status, body.code]).toEqual([409, 'own_booking']);
  }
  expect(await read()).toMatchObject({ refunded: 0 });
});

test('a part is refunded once: gateway, receipt, both sides’ bill, mail, thread and audit log say so', async () => {
  const { asha, ravi, id, ticket, read, receipt } = await complain();
  const neela = await addOperatorTo(t, 'support');
  expect(await refundBy(neela, ticket, { amount: 100 })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ paymentState: 'paid', refunded: 100 });
  await t.runJobs();
  await t.passMinutes(10);
  await t.runJobs();
  expect(await read()).toMatchObject({
    paymentState: 'paid',
    refunded: 100,
    price: { total: 300 },
  });
  expect(await receipt()).toMatchObject({
    refunded: 100,
    kept: 200,
    refunds: [{ amount: 100, status: 'succeeded' }],
  });
  expect(await ravi.send(getBooking, undefined, at(id))).toMatchObject({
    refunded: 100,
    share: 255,
    paymentState: 'paid',
  });
  const mails = t.mails.filter((mail) => mail.subject === 'Your money is on its way back');
  expect(mails.map((mail) => mail.to.address)).toEqual([asha.email]);
  expect(mails[0]?.text).toContain('₹100 of the ₹300');
  expect(mails[0]?.text).not.toContain('cancelled');
  expect((await asha.send(getTicket, undefined, at(ticket))).thread.at(-1)).toMatchObject({
    kind: 'refund',
    amount: 100,
  });
  const log = await neela.send(listAudit, undefined, { query: { subject: id } });
  expect(log).toMatchObject([
    {
      action: 'refund',
      reason: 'The tap drips.',
      details: { amount: 100, before: { refunded: 0 }, after: { refunded: 100 } },
    },
  ]);
  await neela.send(closeTicket, { outcome: 'part_refund', text: 'Sorry.' }, at(ticket));
});

test('the rest of it later makes it refunded', async () => {
  const { ticket, read, receipt } = await complain();
  const neela = await addOperatorTo(t, 'admin');
  await refundBy(neela, ticket, { amount: 100 });
  await t.runJobs();
  expect(await refundBy(neela, ticket, { amount: 200, refunded: 100 })).toMatchObject({
    status: 200,
  });
  await t.runJobs();
  expect(await read()).toMatchObject({ paymentState: 'refunded', refunded: 300 });
  expect(await receipt()).toMatchObject({ refunded: 300, kept: 0 });
  expect(await refundBy(neela, ticket, { amount: 1, refunded: 300 })).toMatchObject({
    status: 409,
    body: { code: 'nothing_left' },
  });
  await neela.send(closeTicket, { outcome: 'whole_refund', text: 'Sorry.' }, at(ticket));
});

test('the same press again refunds nothing more; with another sum it is refused', async () => {
  const { ticket, read } = await complain();
  const neela = await addOperatorTo(t, 'admin');
  const key = randomUUID();
  const first = await refundBy(neela, ticket, { amount: 100, key });
  const second = await refundBy(neela, ticket, { amount: 100, key });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await refundBy(neela, ticket, { amount: 120, key })).toMatchObject({ status: 409 });
  await t.runJobs();
  expect(await read()).toMatchObject({ refunded: 100 });
  const [{ n } = { n: 0 }] = await t.database.query<{ n: number }>(
    `select count(*)::int as n from audit_log where action = 'refund'`,
  );
  expect(n).toBe(1);
});

test('who decided on sums that have changed meanwhile decides again', async () => {
  const { ticket, read } = await complain();
  const [neela, kiran] = [await addOperatorTo(t, 'admin'), await addOperatorTo(t, 'admin')];
  await refundBy(neela, ticket, { amount: 100 });
  expect(await refundBy(kiran, ticket, { amount: 100 })).toMatchObject({
    status: 409,
    body: { code: 'refunded_meanwhile' },
  });
  expect(await read()).toMatchObject({ refunded: 100 });
});

describe('limits', () => {
  test('support up to so much for a booking, an admin all of it, nobody more than was paid', async () => {
    const { ticket } = await complain();
    const [support, admin] = [await addOperatorTo(t, 'support'), await addOperatorTo(t, 'admin')];
    expect(await refundBy(support, ticket, { amount: 150.01 })).toMatchObject({
      status: 409,
      body: { code: 'over_limit' },
    });
    expect(await refundBy(support, ticket, { amount: 100 })).toMatchObject({ status: 200 });
    const over = await refundBy(support, ticket, { amount: 51, refunded: 100 });
    expect(over).toMatchObject({ status: 409, body: { code: 'over_limit' } });
    expect(over.body.msg).toContain('₹50');
    expect(await refundBy(admin, ticket, { amount: 201, refunded: 100 })).toMatchObject({
      status: 409,
      body: { code: 'too_much' },
    });
    const { facts } = await support.send(getAnyTicket, undefined, at(ticket));
    expect([facts?.refunded, facts?.refundable]).toEqual([100, 50]);
    await t.runJobs();
  });

  test.each([0, -5, 0.5, 100.001, 'all'])('%s rupees are no amount', async (amount) => {
    const { ticket } = await complain();
    const neela = await addOperatorTo(t);
    const answer = await refundBy(neela, ticket, { amount: amount as number });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['amount']]);
  });

  test('what was not paid, or is about no booking, is not refunded', async () => {
    const job = await agree(t);
    const neela = await addOperatorTo(t);
    const unpaid = await ask(job.asha, { bookingId: job.id });
    const plain = await ask(job.asha);
    expect(await refundBy(neela, unpaid, { amount: 10 })).toMatchObject({
      body: { code: 'not_paid' },
    });
    expect(await refundBy(neela, plain, { amount: 10 })).toMatchObject({
      body: { code: 'no_booking' },
    });
  });
});

describe('when the gateway fails', () => {
  test.each([
    ['is down', down],
    ['has done it but the answer is lost', cut],
  ])('it %s: again later, under the same key, and once only', async (_name, fault) => {
    const { ticket, read } = await complain();
    const neela = await addOperatorTo(t);
    await refundBy(neela, ticket, { amount: 100 });
    faults.refund = fault;
    await t.runJobs();
    const { facts } = await neela.send(getAnyTicket, undefined, at(ticket));
    expect(facts?.refunds).toMatchObject([{ amount: 100, status: 'pending' }]);
    repair(faults);
    await t.passMinutes(5);
    await t.runJobs();
    expect(await read()).toMatchObject({ refunded: 100, paymentState: 'paid' });
    const books = await t.database.query('select amount_paise from sandbox_refunds');
    expect(books).toEqual([{ amount_paise: 10_000 }]);
  });

  test('the bank does not take it: the operator sees it, the customer hears of it, it can be tried again', async () => {
    const { ticket, read } = await complain('tok_refundFail');
    const neela = await addOperatorTo(t);
    await refundBy(neela, ticket, { amount: 100 });
    await t.runJobs();
    const { facts } = await neela.send(getAnyTicket, undefined, at(ticket));
    expect(facts).toMatchObject({ refunded: 0, refunds: [{ status: 'failed' }] });
    expect(await read()).toMatchObject({ refunded: 0, paymentState: 'paid' });
    await t.runJobs();
    const failed = t.mails.find((mail) => mail.subject === 'Your refund did not arrive');
    expect(failed?.text).not.toContain('cancelled');
    expect(await refundBy(neela, ticket, { amount: 100 })).toMatchObject({ status: 200 });
    await t.runJobs();
  });

  test('made anew by an operator, a failed refund is not tried again by itself', async () => {
    const { ticket, read } = await complain('tok_refundFail');
    const neela = await addOperatorTo(t);
    await refundBy(neela, ticket, { amount: 100 });
    await t.runJobs();
    await t.database.query(`update sandbox_charges set token = 'tok_visa'`);
    await refundBy(neela, ticket, { amount: 100 });
    await t.passMinutes(120);
    await t.runJobs();
    await t.runJobs();
    expect(await read()).toMatchObject({ refunded: 100, paymentState: 'paid' });
    const books = await t.database.query(
      `select amount_paise from sandbox_refunds where state = 'succeeded'`,
    );
    expect(books).toEqual([{ amount_paise: 10_000 }]);
  });

  test('one that seemed to arrive and comes back counts for nothing', async () => {
    const { ticket, read } = await complain();
    const neela = await addOperatorTo(t);
    await refundBy(neela, ticket, { amount: 300 });
    faults.refund = saying({ state: 'pending' });
    await t.runJobs();
    expect(await read()).toMatchObject({ paymentState: 'paid', refunded: 300 });
    repair(faults);
    await t.database.query(`update sandbox_refunds set state = 'failed'`);
    await t.passMinutes(5);
    await t.runJobs();
    expect(await read()).toMatchObject({ paymentState: 'paid', refunded: 0 });
  });
});

test('called off after a part was refunded: the rest comes back, and no more', async () => {
  const job = await complain();
  const neela = await addOperatorTo(t);
  await refundBy(neela, job.ticket, { amount: 100 });
  await t.runJobs();
  expect((await job.cancel()).status).toBe(200);
  await t.runJobs();
  await t.runJobs();
  expect(await job.receipt()).toMatchObject({
    refunded: 300,
    kept: 0,
    refunds: [{ amount: 100 }, { amount: 200 }],
  });
  expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
});

test('the database itself refuses more than was paid', async () => {
  const { ticket } = await complain();
  const neela = await addOperatorTo(t);
  await refundBy(neela, ticket, { amount: 250 });
  const more = t.database.query(
    `insert into refunds (payment_id, idempotency_key, amount_paise, next_check_at)
     select payment_id, 'by hand', 5001, now() from refunds`,
  );
  await expect(more).rejects.toMatchObject({ constraint: 'refunds_within_payment' });
  await t.runJobs();
});
