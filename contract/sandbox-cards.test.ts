import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Stripe } from 'stripe';
import { createExpressApp } from 'stripe-stateful-mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSandboxCard, passesLuhn, sandboxCards, tokenFor } from './sandbox-cards.ts';

describe('a card becomes a token', () => {
  test('every number in the table, however it is typed', () => {
    for (const { numbers, tokens } of sandboxCards) {
      for (const number of numbers) {
        expect(tokenFor(number)).toBe(tokens[0]);
        expect(tokenFor(number.replace(/(.{4})/g, '$1 '))).toBe(tokens[0]);
        expect(tokenFor(number.replace(/(.{4})/g, '$1-'))).toBe(tokens[0]);
      }
    }
  });

  test('a number that is nobody’s never becomes one that pays', () => {
    for (const number of [
      '',
      '4',
      '4242',
      '4242424242424243',
      '0'.repeat(16),
      '4111111111111111',
    ]) {
      expect(findSandboxCard(tokenFor(number))?.refusal).toBeDefined();
    }
  });

  test.each([
    ['4242424242424242', true],
    ['378282246310005', true],
    ['4242424242424241', false],
    ['2442424242424242', false],
  ])('the check digit of %s', (number, right) => {
    expect(passesLuhn(number)).toBe(right);
  });
});

/** An independent imitation of Stripe: it knows charges, not PaymentIntents, but the same test tokens. */
describe('a second opinion', () => {
  let server: Server;
  let stripe: Stripe;

  beforeAll(async () => {
    server = createServer(createExpressApp());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    stripe = new Stripe('sk_test_of_the_tests', { host: '127.0.0.1', port, protocol: 'http' });
  });

  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const charge = (source: string, idempotencyKey: string) =>
    stripe.charges.create({ amount: 30_000, currency: 'inr', source }, { idempotencyKey });

  /** In the words of our table. */
  const verdict = async (token: string) => {
    try {
      const { status } = await charge(token, `verdict:${token}`);
      return { status };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      const { code, decline_code } = error;
      return { code, ...(decline_code ? { declineCode: decline_code } : {}) };
    }
  };

  test.each([
    'tok_visa',
    'tok_visa_debit',
    'tok_mastercard',
    'tok_amex',
    'tok_chargeDeclined',
    'tok_chargeDeclinedInsufficientFunds',
    'tok_chargeDeclinedExpiredCard',
    'tok_chargeDeclinedIncorrectCvc',
    'tok_chargeDeclinedProcessingError',
  ])('on %s', async (token) => {
    const ours = findSandboxCard(token);
    expect(ours).toBeDefined();
    expect(await verdict(token)).toEqual(ours?.refusal ?? { status: 'succeeded' });
  });

  test('on the same key twice, and on giving back', async () => {
    const first = await charge('tok_visa', 'pay:one:1');
    const again = await charge('tok_visa', 'pay:one:1');
    expect(again.id).toBe(first.id);
    const refund = await stripe.refunds.create({ charge: first.id });
    expect([refund.status, refund.amount]).toEqual(['succeeded', 30_000]);
  });
});
