import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, transfersDue } from './ledger.ts';
import type { LedgerAccount, MoneyFacts, Transfer } from './ledger.ts';

const bill = {
  bookingId: 'b',
  total_paise: 30_000,
  handyman_share_paise: 25_500,
  gst_paise: 3_600,
  discount_paise: 3_600,
};
const nothing: MoneyFacts = {
  ...bill,
  state: 'accepted',
  payment_state: 'unpaid',
  payments: [],
  refunds: [],
};
const paid: MoneyFacts = {
  ...nothing,
  payment_state: 'paid',
  payments: [{ id: 'p', from: 'gateway', amount_paise: 30_000 }],
};
const done: MoneyFacts = { ...paid, state: 'done' };
const refund = (amount_paise: number, state: 'succeeded' | 'failed' = 'succeeded') => ({
  refunds: [{ id: 'r', from: 'gateway' as const, amount_paise, state }],
});

/** The books after all of these, one after another. */
const after = (...lives: readonly MoneyFacts[]): Transfer[] => {
  const books: Transfer[] = [];
  for (const facts of lives) books.push(...transfersDue(facts, books));
  return books;
};

const balances = (transfers: readonly Transfer[]): Partial<Record<LedgerAccount, number>> => {
  const accounts = new Set(transfers.flatMap(({ debit, credit }) => [debit, credit]));
  return Object.fromEntries(
    [...accounts]
      .map((account) => [account, balanceOf(transfers, account)] as const)
      .filter(([, balance]) => balance !== 0),
  );
};

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
    const credited = { id: 'r', from: 'credit', amount_paise: 5_000, state: 'succeeded' } as const;
    const books = after(off, { ...off, refunds: [credited] });
    expect(balances(books)).toEqual({ gateway: 25_000, held: -25_000 });
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

const step = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    part: fc.integer({ min: 1, max: 4 }),
    from: fc.constantFrom('gateway' as const, 'credit' as const),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    part: fc.integer({ min: 1, max: 4 }),
    fails: fc.boolean(),
  }),
  fc.record({ do: fc.constant('bounce' as const) }),
  fc.record({ do: fc.constantFrom('done' as const, 'cancel' as const) }),
  fc.record({ do: fc.constant('record' as const) }),
);

type Sum = readonly { readonly amount_paise: number }[];
const sum = (rows: Sum) => rows.reduce((all, { amount_paise }) => all + amount_paise, 0);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** An independent reckoning of one booking's money. */
const beginLife = () => {
  const payments: MoneyFacts['payments'][number][] = [];
  let refunds: readonly (MoneyFacts['refunds'][number] & { readonly of: string })[] = [];
  const backOf = ({ id }: { readonly id: string }) =>
    refunds.filter((one) => one.of === id && one.state === 'succeeded');
  let state: MoneyFacts['state'] = 'accepted';
  const back = () => sum(refunds.filter((one) => one.state === 'succeeded'));
  const there = () => sum(payments) - back();
  const paidState = (): MoneyFacts['payment_state'] => {
    const all = sum(payments);
    if (all > 0 && back() === all) return 'refunded';
    return all === bill.total_paise || (state === 'cancelled' && all > 0) ? 'paid' : 'unpaid';
  };
  const play = (now: Step): void => {
    const id = String(payments.length + refunds.length);
    if (now.do === 'pay' && state !== 'cancelled' && paidState() !== 'refunded') {
      const amount_paise = Math.min(7_500 * now.part, bill.total_paise - sum(payments));
      if (amount_paise > 0) payments.push({ id, from: now.from, amount_paise });
    } else if (now.do === 'refund' && there() > 0) {
      const payment = payments[(refunds.length + now.part) % payments.length];
      const room = payment ? payment.amount_paise - sum(backOf(payment)) : 0;
      if (!payment || room <= 0) return;
      const amount_paise = Math.min(7_500 * now.part, room);
      const became = now.fails ? 'failed' : 'succeeded';
      const { id: of, from } = payment;
      refunds = [...refunds, { id, of, from, amount_paise, state: became }];
    } else if (now.do === 'bounce') {
      refunds = refunds.map((one) => ({ ...one, state: 'failed' }));
    } else if ((now.do === 'done' || now.do === 'cancel') && state === 'accepted') {
      state = now.do === 'done' ? 'done' : 'cancelled';
    }
  };
  const facts = (): MoneyFacts => ({
    ...bill,
    state,
    payment_state: paidState(),
    payments: [...payments],
    refunds,
  });
  const thereOf = (from: 'gateway' | 'credit') =>
    sum(payments.filter((one) => one.from === from)) -
    sum(refunds.filter((one) => one.from === from && one.state === 'succeeded'));
  return { play, facts, there, thereOf };
};

test('§28 of 10 000 lives of bookings: every fact once, and the sums are those of a simple reckoning', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const life = beginLife();
      const books: Transfer[] = [];
      const write = () => {
        books.push(...transfersDue(life.facts(), books));
        expect(transfersDue(life.facts(), books)).toEqual([]);
      };
      for (const now of steps) {
        // A refund that comes back was in the books before.
        if (now.do === 'record' || now.do === 'bounce') write();
        life.play(now);
      }
      write();
      const { state, payment_state } = life.facts();
      const isEarned = state === 'done' && payment_state === 'paid';
      const owed = (account: LedgerAccount) => 0 - balanceOf(books, account);
      for (const from of ['gateway', 'credit'] as const) {
        expect(balanceOf(books, from)).toBe(life.thereOf(from));
      }
      expect(owed('professional')).toBe(isEarned ? bill.handyman_share_paise : 0);
      expect(owed('held')).toBe(isEarned ? 0 : life.there());
      const names = books.map(({ key, line }) => `${key}/${line}`);
      expect(new Set(names).size).toBe(names.length);
      expect(books.every(({ amount_paise }) => amount_paise > 0)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
