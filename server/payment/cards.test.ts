import { afterEach, describe, expect, test } from 'vitest';
import { answerChallenge, settlePayment } from '#contract/payment.ts';
import { sandboxCards, tokenFor } from '#contract/sandbox-cards.ts';
import { useApp } from '../testing/app.ts';
import { agree, audit, gatewayIds } from '../testing/paying.ts';

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
    // A card that is not among the test cards, and no card number at all.
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
    // The bank's page is over and cannot be passed after all.
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
