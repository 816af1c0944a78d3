import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { acceptNotification, createNotification } from '#contract/booking.ts';
import { getCustomerCredit } from '#contract/operator-credit.ts';
import { listAudit } from '#contract/operator.ts';
import { listInvoices } from '#contract/invoice.ts';
import { deleteAccount } from '#contract/my-data.ts';
import { useApp } from '../testing/app.ts';
import { balancesIn } from '../testing/books.ts';
import { creditOf, give, takeBack } from '../testing/credit.ts';
import { work } from '../testing/extras.ts';
import { addOperatorTo } from '../testing/operators.ts';
import { agree, audit } from '../testing/paying.ts';
import { goodPassword, pune } from '../testing/people.ts';
import { ask, refundBy } from '../testing/tickets.ts';

const t = useApp(() => ({ supportRefundLimitPaise: 15_000 }));

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const balances = () => balancesIn(t.database);

const mailsTo = async (email: string) => {
  await t.runJobs();
  return t.mails.filter(({ to }) => to.address === email);
};

/** A customer with so much credit. */
const withCredit = async (amount: number) => {
  const neela = await addOperatorTo(t);
  const asha = await t.user();
  expect((await give(neela, asha, amount)).status).toBe(200);
  return { neela, asha };
};

describe('§32 credit pays the next bill by itself', () => {
  test('less than the bill: it is paid with the yes, the mail says so, and the rest is due', async () => {
    const { asha } = await withCredit(50);
    const job = await agree(t, 200, { asha });
    expect(await job.read()).toMatchObject({
      paymentState: 'unpaid',
      paid: 50,
      fromCredit: 50,
      due: 250,
    });
    const mail = (await mailsTo(asha.email)).find(({ text }) => text.includes('start code'));
    expect(mail?.text).toContain('Paid from your credit: ₹50\nStill due: ₹250');
    expect(await creditOf(asha)).toMatchObject({
      balance: 0,
      lines: [
        { kind: 'used', amount: -50, notification_id: job.id },
        { kind: 'given', amount: 50, words: 'We came late.', notification_id: null, number: null },
      ],
    });
    expect((await job.pay('tok_visa', { product: { price: 300 } })).body.code).toBe(
      'price_changed',
    );
    expect((await job.pay('tok_visa', { product: { price: 250 } })).status).toBe(200);
    expect(await job.read()).toMatchObject({ paymentState: 'paid', paid: 300, due: 0 });
  });

  test('more than the bill: nothing is left to pay, and the rest stays', async () => {
    const { asha } = await withCredit(500);
    const job = await work(t, 200, { asha });
    expect(await job.read()).toMatchObject({ paymentState: 'paid', paid: 300, due: 0 });
    expect((await creditOf(asha)).balance).toBe(200);
    expect((await job.pay('tok_visa')).body.code).toBe('already_paid');
    await job.finish();
    expect(await balances()).toEqual({
      credit: -200,
      professional: -255,
      gst: -36,
      discounts: 536,
      revenue: -45,
    });
    await t.runJobs();
    expect(await asha.send(listInvoices, undefined, { params: { id: job.id } })).toMatchObject({
      invoices: [{ kind: 'invoice', amount: 300 }],
    });
  });

  test('a request that is not accepted uses none of it', async () => {
    const { asha } = await withCredit(50);
    const ravi = await t.handyman();
    await asha.send(createNotification, {
      ...pune,
      user_id: asha.id,
      handyman_id: ravi.id,
      cost: 50,
    });
    expect((await creditOf(asha)).balance).toBe(50);
    await ravi.send(acceptNotification, { handyman_id: ravi.id });
    expect((await creditOf(asha)).balance).toBe(0);
  });

  test('given while a bill is open, it pays that', async () => {
    const neela = await addOperatorTo(t);
    const job = await agree(t);
    const { body } = await give(neela, job.asha, 100);
    expect(body).toMatchObject({ balance: 0 });
    expect(await job.read()).toMatchObject({ paid: 100, due: 200 });
  });

  test('extra work that is approved is paid with it too', async () => {
    const { asha } = await withCredit(400);
    const job = await work(t, 200, { asha });
    await job.approve(await job.propose());
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid', paid: 400, due: 350 });
    expect((await creditOf(asha)).balance).toBe(0);
  });

  test('a card payment that is under way is left alone', async () => {
    const neela = await addOperatorTo(t);
    const job = await agree(t);
    await job.pay('tok_threeDSecureRequired');
    await give(neela, job.asha, 100);
    expect(await job.read()).toMatchObject({ paid: 0, due: 300 });
    expect((await creditOf(job.asha)).balance).toBe(100);
  });

  test('a professional reads what was paid, and nothing about credit', async () => {
    const { asha } = await withCredit(50);
    const job = await work(t, 200, { asha });
    expect(await job.seeAsHandyman()).toMatchObject({ paid: 50, due: 250 });
    expect(JSON.stringify(await job.seeAsHandyman())).not.toMatch(/credit/i);
  });
});

describe('§32 what credit has paid goes back to credit', () => {
  test('of a cancelled booking: the card’s part to the card, the rest to the credit', async () => {
    const { asha } = await withCredit(50);
    const job = await agree(t, 200, { asha });
    await job.pay('tok_visa');
    await job.cancel();
    await t.runJobs();
    await t.passMinutes(10);
    await t.runJobs();
    expect(await job.read()).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
    expect(await creditOf(asha)).toMatchObject({
      balance: 50,
      lines: [{ kind: 'returned', amount: 50, notification_id: job.id }, {}, {}],
    });
    expect(await balances()).toEqual({ credit: -50, discounts: 50 });
    const texts = (await mailsTo(asha.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain('we have refunded ₹50 to your credit.');
    expect(texts).toContain('we have refunded ₹250 to your card.');
  });

  test('of a booking that nothing else was paid for', async () => {
    const { asha } = await withCredit(50);
    const job = await agree(t, 200, { asha });
    await job.cancel();
    await t.runJobs();
    expect((await creditOf(asha)).balance).toBe(50);
    expect(await job.read()).toMatchObject({ paymentState: 'refunded' });
  });

  test('by an operator, with a ticket', async () => {
    const { asha, neela } = await withCredit(500);
    const job = await work(t, 200, { asha });
    await job.finish();
    const ticket = await ask(asha, { bookingId: job.id, category: 'quality' });
    expect((await refundBy(neela, ticket, { amount: 100 })).status).toBe(200);
    await t.runJobs();
    expect((await creditOf(asha)).balance).toBe(300);
  });
});

describe('§32 operators give credit', () => {
  test('the customer has a mail with the sentence, and the audit log says from what to what', async () => {
    const { asha, neela } = await withCredit(50);
    await give(neela, asha, 20, { words: 'For the broken cup.' });
    const [first, second] = await mailsTo(asha.email).then((all) =>
      all.filter(({ subject }) => subject.includes('credit')),
    );
    expect([first?.subject, second?.subject]).toEqual([
      '₹50 of credit for you',
      '₹20 of credit for you',
    ]);
    expect(second?.text).toContain('For the broken cup.');
    const credit = await neela.send(getCustomerCredit, undefined, { params: { id: asha.id } });
    expect(credit).toMatchObject({ balance: 70 });
    const [row] = await neela.send(listAudit, undefined, { query: { action: 'give_credit' } });
    expect(row).toMatchObject({
      reason: 'For the broken cup.',
      details: { amount: 20, before: { credit: 50 }, after: { credit: 70 } },
    });
  });

  test('the same press again changes nothing; another one with its key is refused', async () => {
    const { asha, neela } = await withCredit(50);
    const key = randomUUID();
    expect((await give(neela, asha, 20, { key })).body).toMatchObject({ balance: 70 });
    expect((await give(neela, asha, 20, { key })).body).toMatchObject({ balance: 70 });
    expect((await give(neela, asha, 30, { key })).body).toMatchObject({ code: 'other_press' });
    expect((await creditOf(asha)).balance).toBe(70);
  });

  test('support up to its limit for each customer and day, an admin more', async () => {
    const { asha, neela } = await withCredit(100);
    const support = await addOperatorTo(t, 'support');
    expect((await give(support, asha, 60)).body).toMatchObject({
      code: 'over_limit',
      msg: 'You can give this customer ₹50 more today. For more, ask an admin.',
    });
    expect((await give(support, asha, 50)).status).toBe(200);
    expect((await give(support, asha, 1)).body).toMatchObject({ code: 'over_limit' });
    expect((await give(neela, asha, 4_000)).status).toBe(200);
    await t.passMinutes(24 * 60 + 1);
    const another = await addOperatorTo(t, 'support');
    expect((await give(another, asha, 150)).status).toBe(200);
  });

  test('sixty times a day, each operator', async () => {
    const neela = await addOperatorTo(t);
    const asha = await t.user();
    const key = randomUUID();
    for (let n = 0; n < 60; n += 1) {
      expect((await give(neela, asha, 1, { key })).status).toBe(200);
    }
    expect((await give(neela, asha, 1, { key })).status).toBe(429);
    expect((await give(await addOperatorTo(t), asha, 1)).status).toBe(200);
    expect((await creditOf(asha)).balance).toBe(2);
  });

  test.each([0, -5, 1.5, 5_001, '50', null])('not an amount: %s', async (amount) => {
    const neela = await addOperatorTo(t);
    expect((await give(neela, await t.user(), amount)).status).toBe(400);
  });

  test('nobody gives their own account credit, or one that is not there', async () => {
    const neela = await addOperatorTo(t);
    const own = await t.user();
    const [name, host] = own.email.split('@');
    await t.database.query('update operators set email = $1 where id = $2', [
      `${name}+work@${host}`,
      neela.id,
    ]);
    expect((await give(neela, own, 50)).body).toMatchObject({ code: 'own_account' });
    expect((await give(neela, { id: randomUUID() }, 50)).status).toBe(404);
  });

  test('what is not used is taken back by an admin, with a sentence, and no more than is there', async () => {
    const { asha, neela } = await withCredit(50);
    const support = await addOperatorTo(t, 'support');
    expect((await takeBack(support, asha, 10)).status).toBe(403);
    expect((await takeBack(neela, asha, 60)).body).toMatchObject({ code: 'not_there' });
    expect((await takeBack(neela, asha, 20, { words: 'Given twice.' })).body).toMatchObject({
      balance: 30,
    });
    expect((await creditOf(asha)).lines[0]).toMatchObject({
      kind: 'taken_back',
      amount: -20,
      words: 'Given twice.',
    });
    const mails = await mailsTo(asha.email);
    expect(mails.at(-1)?.subject).toBe('We have taken back ₹20 of credit');
    expect(await balances()).toEqual({ credit: -30, discounts: 30 });
  });
});

test('§23 with the account its credit ends, and the books keep no sentence about them', async () => {
  const { asha } = await withCredit(50);
  await asha.send(deleteAccount, { currentPassword: goodPassword });
  expect(await balances()).toEqual({});
  const rows = await t.database.query('select kind, words from credits order by at');
  expect(rows).toEqual([
    { kind: 'given', words: null },
    { kind: 'ended', words: null },
  ]);
});
