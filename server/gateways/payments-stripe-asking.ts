import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import type { TryAgain } from '../ports/payments.ts';

export const idOf = (of: string | { readonly id: string } | null): string =>
  typeof of === 'string' ? of : (of?.id ?? '');

export const instantOf = (seconds: number): Date => new Date(seconds * 1000);

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const createdWithin = (from: Date, to: Date) => ({
  created: { gte: seconds(from), lt: seconds(to) },
  limit: 100,
});

/** A failure for the log: its kind, never the data that was sent. */
const reasonOf = (error: InstanceType<typeof Stripe.errors.StripeError>): string =>
  [error.type, error.code, error.statusCode].filter((part) => part !== undefined).join(' ');

/** A definite answer goes to the caller; after anything else the outcome is unknown. */
export const orTryAgain = async <T>(
  ask: () => Promise<T>,
  definite?: (error: InstanceType<typeof Stripe.errors.StripeError>) => Promise<T> | undefined,
): Promise<T | TryAgain> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const answer = definite?.(error);
    if (answer === undefined) return { tryAgain: reasonOf(error) };
    return orTryAgain(() => answer);
  }
};

/** The card was refused, or what was sent can never be charged. */
export const isDefinite = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** The idempotency key: the same press twice has the same key; another card on the same payment has another. */
export const keyOf = (step: string, id: string, ...parts: readonly unknown[]): string =>
  `${step}:${id}:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`;
