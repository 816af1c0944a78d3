import { afterEach, describe, expect, test } from 'vitest';
import {
  acceptNotification,
  createNotification,
  getBooking,
  rejectNotification,
} from '#contract/booking.ts';
import { answerChallenge, config, getReceipt, settlePayment } from '#contract/payment.ts';
import { sandboxCards, tokenFor } from '#contract/sandbox-cards.ts';
import { useApp } from '../testing/app.ts';
import { agree, audit, gatewayIds } from '../testing/paying.ts';
import { pune } from '../testing/people.ts';

const t = useApp();

afterEach(async () => {
  expect(await audit(t.database)).toEqual([]);
});

const answerTo = (payment: unknown, passed: boolean) =>
  [answerChallenge, { passed }, { params: { id: String(payment) } }] as const;

describe('the card table', () => {
  const paid = [200, { status: 'success' }] as const;
  const refused = (code: string, decline_code: string | null = null) =>
    [402, { status: 'failed', code, decline_code }] as const;
  const asked = [200, { status: 'requires_action' }] as const;

  const byNumber: Readonly<Record<string, readonly [number, object]>> = {
    '4242 4242 4242 4242': paid,
    '4000056655665556': paid,
    '5555555555554444': paid,
    '378282246310005': paid,
    '4000000000000002': refused('card_declined', 'generic_decline'),
    '4000000000009995': refused('card_declined', 'insufficient_funds'),
    '4000000000009987': refused('card_declined', 'lost_card'),
    '4000000000009979': refused('card_declined', 'stolen_card'),
    '4000000000000069': refused('expired_card'),
    '4000000000000127': refused('incorrect_cvc'),
    '4000000000000119': refused('processing_error'),
    '4242424242424241': refused('incorrect_number'),
    '4000000000003220': asked,
    '4000002500003155': asked,
    '4000002760003184': asked,
    '4000008400001629': asked,
    // No test card at all, and no card at all.
    '6011000990139424': refused('card_declined', 'test_mode_live_card'),
    '1234': refused('incorrect_number'),
  };
  const byToken: Readonly<Record<string, readonly [number, object]>> = {
    tok_visa: paid,
    pm_card_visa: paid,
    tok_visa_debit: paid,
    tok_mastercard: paid,
    tok_amex: paid,
    tok_refundFail: paid,
    tok_chargeDeclined: refused('card_declined', 'generic_decline'),
    tok_visa_chargeDeclined: refused('card_declined', 'generic_decline'),
    tok_chargeDeclinedInsufficientFunds: refused('card_declined', 'insufficient_funds'),
    tok_visa_chargeDeclinedInsufficientFunds: refused('card_declined', 'insufficient_funds'),
    tok_chargeDeclinedExpiredCard: refused('expired_card'),
    tok_chargeDeclinedIncorrectCvc: refused('incorrect_cvc'),
    tok_chargeDeclinedProcessingError: refused('processing_error'),
    tok_threeDSecure2Required: asked,
    pm_card_authenticationRequired: asked,
    tok_of_another_shop: refused('resource_missing'),
    ctoken_unknown: refused('resource_missing'),
  };

  test.each([
    ...Object.entries(byNumber).map(([number, row]) => [number, tokenFor(number), ...row] as const),
    ...Object.entries(byToken).map(([token, row]) => [token, token, ...row] as const),
  ])('%s', async (_card, token, status, expected) => {
    const job = await agree(t);
    const answer = await job.pay(token);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(expected);
    expect(answer.body.msg).not.toBe('');
    const isPaid = expected === paid[1];
    expect(await job.read()).toMatchObject({ paymentState: isPaid ? 'paid' : 'unpaid' });
  });

  test('names every number and token once', () => {
    const names = sandboxCards.flatMap((card) => [...card.numbers, ...card.tokens]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('3-D Secure, passed', async () => {
    const job = await agree(t);
    const { body } = await job.pay('tok_threeDSecure2Required');
    const answer = await job.asha.try(...answerTo(body['payment_id'], true));
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await job.read()).toMatchObject({ paymentState: 'paid' });
  });

  test.each([
    ['tok_threeDSecure2Required', false, 'payment_intent_authentication_failure', null],
    ['tok_threeDSecureRequiredChargeDeclined', true, 'card_declined', 'generic_decline'],
  ])('3-D Secure with %s, passed: %s', async (token, passed, code, decline_code) => {
    const job = await agree(t);
    const { body } = await job.pay(token);
    const answer = await job.asha.try(...answerTo(body['payment_id'], passed));
    expect(answer).toMatchObject({ status: 402, body: { status: 'failed', code, decline_code } });
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    // The bank's page is over; nobody can go back and pass it after all.
    await job.asha.try(...answerTo(body['payment_id'], true));
    expect(await job.read()).toMatchObject({ paymentState: 'unpaid' });
    expect((await job.pay('tok_visa')).body).toMatchObject({ status: 'success' });
  });

  test('3-D Secure left alone: the same card asks the same, another card begins anew', async () => {
    const job = await agree(t);
    const first = await job.pay('tok_threeDSecure2Required');
    const again = await job.pay('tok_threeDSecure2Required');
    expect(again.body['payment_id']).toBe(first.body['payment_id']);
    const other = await job.pay('tok_visa');
    expect(other.body).toMatchObject({ status: 'success' });
    expect(other.body['payment_id']).not.toBe(first.body['payment_id']);
    const late = await job.asha.try(...answerTo(first.body['payment_id'], true));
    expect(late).toMatchObject({ status: 402, body: { code: 'not_completed' } });
    expect(await gatewayIds(t.database)).toHaveLength(2);
  });

  test('3-D Secure that nobody finishes is closed, and the booking can be paid again', async () => {
    const job = await agree(t);
    const { body } = await job.pay('tok_threeDSecure2Required');
    await t.passMinutes(5);
    await t.runJobs();
    const settle = [settlePayment, {}, { params: { id: String(body['payment_id']) } }] as const;
    expect((await job.asha.try(...settle)).body).toMatchObject({ status: 'requires_action' });
    await t.passMinutes(11);
    await t.runJobs();
    expect(await job.asha.try(...settle)).toMatchObject({ status: 402 });
    expect((await job.pay('tok_visa')).status).toBe(200);
  });
});

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
    for (const [n, job] of jobs.entries()) {
      const params = { id: job.id };
      const receipt = await job.asha.send(getReceipt, undefined, { params });
      const seen = await job.ravi.send(getBooking, undefined, { params });
      expect(receipt).toMatchObject({
        number: `LH-00000${n + 1}`,
        booking_id: job.id,
        service: 'Plumber',
        price: seen.price,
        customer: { username: seen.customer.username, email: job.asha.email },
        handyman: { name: seen.handyman.name },
        refunds: [],
      });
      const toHandyman = await job.ravi.send(getReceipt, undefined, { params });
      expect(toHandyman.customer).toEqual({ username: seen.customer.username });
      expect(seen.paymentState).toBe('paid');
    }
    await t.runJobs();
    const mails = t.mails
      .filter((mail) => mail.subject.startsWith('Receipt'))
      .toSorted((a, b) => a.subject.localeCompare(b.subject));
    expect(mails.map((mail) => [mail.to.address, mail.subject])).toEqual(
      jobs.map((job, n) => [job.asha.email, `Receipt LH-00000${n + 1} from LocalHands`]),
    );
    expect(mails[1]?.text).toContain('Service charge: ₹100');
    expect(mails[1]?.text).toContain('GST: ₹22');
    expect(mails[1]?.text).toContain('Total: ₹220');
    expect(mails[1]?.html).toContain('LH Discount');
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

test('no card, token or key is ever logged', async () => {
  const job = await agree(t);
  await job.pay('tok_chargeDeclined');
  await job.pay('tok_visa');
  expect(t.log.join('\n')).not.toMatch(/tok_|stripe-signature/);
});
