import { afterEach, describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  rejectNotification,
} from '#contract/booking.ts';
import { answerChallenge, config, getReceipt, settlePayment } from '#contract/payment.ts';
import { useApp } from '../testing/app.ts';
import { agree, audit, gatewayIds } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const answerTo = (payment: unknown, passed: boolean) =>
  [answerChallenge, { passed }, { params: { id: String(payment) } }] as const;

describe('what can be paid', () => {
  test('the server knows the price; another one is refused and nothing is charged', async () => {
    const job = await agree(t, 120);
    for (const price of [219, 221, 0, -220, 22_000, 2.2, 1e300]) {
      const answer = await job.pay('tok_visa', { product: { name: 'Maid', price } });
      expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    }
    expect(await gatewayIds(t.database)).toEqual([]);
    const answer = await job.pay('tok_visa', { product: { name: 'Maid', price: 220 } });
    expect(answer.status).toBe(200);
    expect(await t.database.query('select amount_paise, state from sandbox_charges')).toEqual([
      { amount_paise: 22_000, state: 'succeeded' },
    ]);
  });

  test('paid once', async () => {
    const job = await agree(t);
    expect((await job.pay('tok_visa')).status).toBe(200);
    const again = await job.pay('tok_visa');
    expect(again).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await gatewayIds(t.database)).toHaveLength(1);
  });

  test('each refusal is an attempt of its own, under its own key', async () => {
    const job = await agree(t);
    await job.pay('tok_chargeDeclined');
    await job.pay('tok_chargeDeclined');
    await job.pay('tok_visa');
    const rows = await t.database.query(
      'select idempotency_key, state from payments order by attempt',
    );
    expect(rows).toEqual([
      { idempotency_key: `pay:${job.id}:1`, state: 'failed' },
      { idempotency_key: `pay:${job.id}:2`, state: 'failed' },
      { idempotency_key: `pay:${job.id}:3`, state: 'succeeded' },
    ]);
  });

  test('another’s booking, an unknown one, one not accepted, one declined, one called off', async () => {
    const job = await agree(t);
    const stranger = await t.user();
    const pay = (booking_id: string) => ({ token: { id: 'tok_visa' }, booking_id });
    expect(await stranger.try(config, pay(job.id))).toMatchObject({ status: 403 });
    expect(await job.ravi.try(config, pay(job.id))).toMatchObject({ status: 403 });
    expect(await t.client().try(config, pay(job.id))).toMatchObject({ status: 401 });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await stranger.try(config, pay(unknown))).toMatchObject({ status: 404 });

    const kim = await t.handyman();
    const ask = { ...pune, user_id: stranger.id, handyman_id: kim.id };
    const { notification_id } = await stranger.send(createNotification, ask);
    const early = await stranger.try(config, pay(notification_id));
    expect(early).toMatchObject({ status: 409, body: { code: 'not_payable' } });
    await kim.send(rejectNotification, { handyman_id: kim.id });
    expect(await stranger.try(config, pay(notification_id))).toMatchObject({ status: 409 });

    await job.cancel();
    expect(await job.pay('tok_visa')).toMatchObject({ status: 409 });
    expect(await gatewayIds(t.database)).toEqual([]);
  });

  test('without an id it is the one booking that can be paid', async () => {
    const job = await agree(t);
    const card = { token: { id: 'tok_visa' } };
    const second = await t.handyman();
    const ask = { ...pune, user_id: job.asha.id, handyman_id: second.id };
    await job.asha.send(createNotification, ask);
    await second.send(acceptNotification, { handyman_id: second.id });
    const which = await job.asha.try(config, card);
    expect(which).toMatchObject({ status: 409, body: { code: 'which_booking' } });
    await job.pay('tok_visa');
    expect((await job.asha.try(config, card)).body).toMatchObject({ status: 'success' });
    expect(await job.asha.try(config, card)).toMatchObject({ status: 404 });
    expect(await (await t.user()).try(config, card)).toMatchObject({ status: 404 });
  });

  test('another’s payment can be neither asked about nor proven', async () => {
    const job = await agree(t);
    const { body } = await job.pay('tok_threeDSecure2Required');
    const stranger = await t.user();
    const params = { id: String(body['payment_id']) };
    expect((await stranger.try(settlePayment, {}, { params })).status).toBe(403);
    expect((await stranger.try(...answerTo(params.id, true))).status).toBe(403);
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
  });

  test('nobody tries cards for ever', async () => {
    const asha = await t.user();
    const statuses = new Set<number>();
    for (let n = 0; n <= 100; n += 1) {
      statuses.add((await asha.try(config, { token: { id: 'tok_visa' } })).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe('the receipt', () => {
  test('numbered, with the lines of the bill and both parties; mailed once', async () => {
    const jobs = [await agree(t, 50), await agree(t, 120), await agree(t, 200)];
    for (const job of jobs) {
      await job.pay('tok_chargeDeclined');
      await job.pay('tok_visa');
    }
    const numbers: string[] = [];
    for (const job of jobs) {
      const params = { id: job.id };
      const receipt = await job.asha.send(getReceipt, undefined, { params });
      const seen = await job.ravi.send(getBooking, undefined, { params });
      expect(receipt).toMatchObject({
        number: expect.stringMatching(/^LH-\d{4}[A-H]-00000[123]$/) as string,
        booking_id: job.id,
        service: 'Plumber',
        price: seen.price,
        customer: { username: seen.customer.username, email: job.asha.email },
        handyman: { name: seen.handyman.name },
        refunds: [],
      });
      numbers.push(receipt.number);
      const toHandyman = await job.ravi.send(getReceipt, undefined, { params });
      expect(toHandyman.customer).toEqual({ username: seen.customer.username });
      expect(seen.paymentState).toBe('paid');
    }
    await t.runJobs();
    const mails = t.mails
      .filter((mail) => mail.subject.startsWith('Receipt'))
      .map((mail) => [mail.to.address, mail.subject] as const);
    expect(new Map(mails)).toEqual(
      new Map(jobs.map((job, n) => [job.asha.email, `Receipt ${numbers[n]} from LocalHands`])),
    );
    expect(mails).toHaveLength(jobs.length);
    const second = t.mails.find((mail) => mail.subject.includes(numbers[1] ?? '-'));
    expect(second?.text).toContain('Service charge: ₹100');
    expect(second?.text).toContain('GST: ₹22');
    expect(second?.text).toContain('Total: ₹220');
    expect(second?.html).toContain('LH Discount');
  });

  test('one that was issued before there were series keeps its number', async () => {
    const job = await agree(t);
    await job.pay('tok_visa');
    await t.database.query('truncate receipts');
    await t.database.query('insert into receipts (number, payment_id) select 1, id from payments');
    const receipt = await job.asha.send(getReceipt, undefined, { params: { id: job.id } });
    expect(receipt.number).toBe('LH-000001');
  });

  test('only for the two, and only when paid', async () => {
    const job = await agree(t);
    const params = { id: job.id };
    expect((await job.asha.try(getReceipt, undefined, { params })).status).toBe(404);
    await job.pay('tok_visa');
    expect((await (await t.user()).try(getReceipt, undefined, { params })).status).toBe(403);
    expect((await t.client().try(getReceipt, undefined, { params })).status).toBe(401);
  });
});

test('both parties receive an event for each payment state', async () => {
  const job = await agree(t);
  const received: string[] = [];
  const stops = [`user:${job.asha.id}`, `handyman:${job.ravi.id}`].map((name) =>
    t.deps.events.subscribe([name], (event) => {
      const state = event.kind === 'booking' ? event.booking.paymentState : event.kind;
      received.push(`${name.split(':')[0]} ${state}`);
    }),
  );
  await job.pay('tok_chargeDeclined');
  await job.pay('tok_visa');
  await expect.poll(() => received).toEqual(expect.arrayContaining(['user paid', 'handyman paid']));
  await job.cancel();
  await t.runJobs();
  const last = ['user refunded', 'handyman refunded'];
  await expect.poll(() => received).toEqual(expect.arrayContaining(last));
  for (const stop of stops) stop();
});

test.each([
  [{ token: { id: '4242424242424242' } }, 'token.id'],
  [{ token: { id: 'tok_\uD800' } }, 'token.id'],
  [{ token: {} }, 'token.id'],
  [{}, 'token'],
  [{ token: { id: 'tok_visa' }, addresses: { billing_name: '\uD800' } }, 'addresses.billing_name'],
  [{ token: { id: 'tok_visa' }, product: { price: '300' } }, 'product.price'],
])('%j is not a payment', async (body, field) => {
  const job = await agree(t);
  const answer = await job.asha.try(config, { ...body, booking_id: job.id });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
});

test('no card, token or key is ever logged', async () => {
  const job = await agree(t);
  await job.pay('tok_chargeDeclined');
  await job.pay('tok_visa');
  expect(t.log.join('\n')).not.toMatch(/tok_|stripe-signature/);
});
