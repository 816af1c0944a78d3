import { describe, expect, test } from 'vitest';
import type { MoneyFacts } from './ledger.ts';
import { after, balances, paid, nothing } from './ledger-samples.ts';

const refund = (amount_paise: number) => ({
  refunds: [{ id: 'r', to: 'gateway', amount_paise, state: 'succeeded' }] as const,
});

describe('§36 the fee of a cancelled booking', () => {
  const fee = { amount_paise: 5_000, forgiven: false, kept_paise: 0 };
  const off: MoneyFacts = { ...paid, state: 'cancelled', fee };
  const back = refund(25_000);

  test('is the professional’s, whole, of what was paid; the rest goes back', () => {
    const books = after(paid, off, { ...off, ...back });
    expect(balances(books)).toEqual({ gateway: 5_000, professional: -5_000 });
  });

  test('nothing reaches them before the customer has paid it', () => {
    expect(after({ ...nothing, state: 'cancelled', fee })).toEqual([]);
    const payments = [{ id: 'c', from: 'credit', amount_paise: 2_000 }] as const;
    const part = after({ ...nothing, state: 'cancelled', fee, payments, payment_state: 'paid' });
    expect(balances(part)).toEqual({ credit: 2_000, professional: -2_000 });
  });

  test('what a card pays for it with another bill is credit, which pays it', () => {
    const carried = {
      ...paid,
      payments: paid.payments.map((one) => ({ ...one, fees_paise: 5_000 })),
    };
    expect(balances(after(carried))).toEqual({ gateway: 35_000, held: -30_000, credit: -5_000 });
    const payments = [{ id: 'c', from: 'credit', amount_paise: 5_000 }] as const;
    const fees = after({ ...nothing, state: 'cancelled', fee, payments, payment_state: 'paid' });
    expect(balances([...after(carried), ...fees])).toEqual({
      gateway: 35_000,
      held: -30_000,
      professional: -5_000,
    });
  });

  test('forgiven before it was paid: nothing is left of it', () => {
    const forgiven = { ...fee, forgiven: true };
    const books = after(off, {
      ...off,
      fee: forgiven,
      ...refund(30_000),
      payment_state: 'refunded',
    });
    expect(balances(books)).toEqual({});
  });

  test('forgiven after it was paid: the professional keeps it, and the product bears it', () => {
    const forgiven = { ...fee, forgiven: true, kept_paise: 5_000 };
    const rest = { id: 's', to: 'gateway', amount_paise: 5_000, state: 'succeeded' } as const;
    const refunds = [...back.refunds, rest];
    const whole = { ...off, fee: forgiven, refunds, payment_state: 'refunded' } as const;
    expect(balances(after(paid, { ...off, ...back }, whole))).toEqual({
      professional: -5_000,
      revenue: 5_000,
    });
  });
});
