import { describe, expect, test } from 'vitest';
import type { MoneyFacts } from './ledger.ts';
import { after, balances, done, nothing, paid } from './ledger-samples.ts';

const refund = (amount_paise: number, state: 'succeeded' | 'failed' = 'succeeded') => ({
  refunds: [{ id: 'r', to: 'gateway' as const, amount_paise, state }],
});

describe('§28 what a booking moves', () => {
  test('before anything is paid: nothing', () => {
    expect(after(nothing)).toEqual([]);
    expect(after({ ...nothing, state: 'done' })).toEqual([]);
  });

  test('paid before the work: held for the customer', () => {
    expect(after(paid)).toEqual([
      {
        key: 'charge:p',
        line: 1,
        kind: 'charge',
        debit: 'gateway',
        credit: 'held',
        amount_paise: 30_000,
      },
    ]);
  });

  const earned = {
    gateway: 30_000,
    professional: -25_500,
    gst: -3_600,
    discounts: 3_600,
    revenue: -4_500,
  };

  test.each([
    ['paid and then done', [paid, done]],
    ['done and then paid', [{ ...nothing, state: 'done' }, done]],
    ['both at once', [done]],
    ['twice the same', [paid, done, done]],
  ] as const)('%s: divided between the professional, taxes and the product', (_, lives) => {
    expect(balances(after(...lives))).toEqual(earned);
  });

  test('refunded whole before the work: nothing is left anywhere', () => {
    const off = { ...paid, state: 'cancelled', ...refund(30_000) } as const;
    expect(balances(after(paid, { ...off, payment_state: 'refunded' }))).toEqual({});
  });

  test('refunded in part after the work: the product bears it', () => {
    expect(balances(after(done, { ...done, ...refund(5_000) }))).toEqual({
      ...earned,
      gateway: 25_000,
      revenue: 500,
    });
  });

  test('refunded whole after the work: the professional has earned nothing', () => {
    const back = { ...done, payment_state: 'refunded', ...refund(30_000) } as const;
    expect(balances(after(done, back))).toEqual({});
  });

  test('a refund that comes back from the bank: earned again, under another key', () => {
    const back = { ...done, payment_state: 'refunded', ...refund(30_000) } as const;
    const books = after(done, back, { ...done, ...refund(30_000, 'failed') });
    expect(balances(books)).toEqual(earned);
    expect(new Set(books.map(({ key }) => key))).toEqual(
      new Set([
        'charge:p',
        'earning:b:1',
        'refund:r',
        'earning:b:2',
        'refund_returned:r',
        'earning:b:3',
      ]),
    );
  });

  test('§32 paid with credit and by card: both are held, and each refund goes back where it came from', () => {
    const payments = [
      { id: 'c', from: 'credit', amount_paise: 5_000 },
      { id: 'p', from: 'gateway', amount_paise: 25_000 },
    ] as const;
    const both = { ...done, payments };
    expect(balances(after(both))).toEqual({ ...earned, gateway: 25_000, credit: 5_000 });
    const off = { ...paid, payments, state: 'cancelled' } as const;
    const credited = { id: 'r', to: 'credit', amount_paise: 5_000, state: 'succeeded' } as const;
    const books = after(off, { ...off, refunds: [credited] });
    expect(balances(books)).toEqual({ gateway: 25_000, held: -25_000 });
  });

  const inCash: MoneyFacts = {
    ...done,
    payments: [{ id: 'p', from: 'professional', amount_paise: 30_000 }],
  };
  const { gateway: _, ...divided } = earned;

  test('§37 paid in cash: the professional has the money, and owes the commission', () => {
    const kept = { ...divided, professional: 4_500 };
    expect(balances(after(inCash))).toEqual(kept);
    expect(balances(after({ ...inCash, state: 'started' }, inCash))).toEqual(kept);
    expect(balances(after({ ...inCash, state: 'started' }))).toEqual({
      professional: 30_000,
      held: -30_000,
    });
  });

  test('§37 a refund of cash becomes credit; a whole one is owed by the professional', () => {
    const back = (amount_paise: number) => ({
      refunds: [{ id: 'r', to: 'credit', amount_paise, state: 'succeeded' } as const],
    });
    expect(balances(after(inCash, { ...inCash, ...back(5_000) }))).toEqual({
      ...divided,
      professional: 4_500,
      credit: -5_000,
      revenue: 500,
    });
    const whole = { ...inCash, payment_state: 'refunded', ...back(30_000) } as const;
    expect(balances(after(inCash, whole))).toEqual({ professional: 30_000, credit: -30_000 });
  });

  test('§37 cash that was not received leaves the books as it came, with what had become credit of it', () => {
    const wrong: MoneyFacts = {
      ...inCash,
      payment_state: 'unpaid',
      payments: inCash.payments.map((one) => ({ ...one, returned: true })),
    };
    const books = after(inCash, wrong, wrong);
    expect(balances(books)).toEqual({});
    expect(books.map(({ key }) => key)).toContain('charge_returned:p');
    const credited = { id: 'r', to: 'credit', amount_paise: 30_000 } as const;
    const off = { ...inCash, state: 'cancelled' } as const;
    const lives = [
      { ...off, payment_state: 'refunded', refunds: [{ ...credited, state: 'succeeded' }] },
      { ...wrong, state: 'cancelled', refunds: [{ ...credited, state: 'failed' }] },
    ] as const;
    expect(balances(after(...lives))).toEqual({});
    const paidByCard = [
      ...wrong.payments,
      { id: 'q', from: 'gateway', amount_paise: 30_000 },
    ] as const;
    expect(balances(after(inCash, wrong, { ...done, payments: paidByCard }))).toEqual(earned);
  });

  test('a refund that failed at once moves nothing', () => {
    expect(after(paid, { ...paid, ...refund(30_000, 'failed') })).toEqual(after(paid));
  });

  test('paid in parts: nothing is earned before the last one', () => {
    const more = { ...done, total_paise: 40_000, handyman_share_paise: 34_000 };
    const part = { ...more, payment_state: 'unpaid' } as const;
    expect(balances(after(part))).toEqual({ gateway: 30_000, held: -30_000 });
    const rest = { id: 'q', from: 'gateway', amount_paise: 10_000 } as const;
    const whole = after(part, { ...more, payments: [...more.payments, rest] });
    expect(balances(whole)).toMatchObject({
      gateway: 40_000,
      professional: -34_000,
      revenue: -6_000,
    });
  });
});
