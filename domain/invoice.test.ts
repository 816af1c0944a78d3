import { describe, expect, test } from 'vitest';
import { invoiceNumber, invoiceSeries, invoicesDue } from './invoice.ts';
import type { BilledFacts, Issued } from './invoice.ts';

const paid: BilledFacts = {
  state: 'done',
  payment_state: 'paid',
  total_paise: 22_000,
  refunds: [],
};
const invoice: Issued = { kind: 'invoice', refund_id: null, amount_paise: 22_000 };
const note: Issued = { kind: 'credit_note', refund_id: 'r', amount_paise: 5_000 };
const refund = { id: 'r', amount_paise: 5_000, state: 'succeeded' } as const;

describe('§30 an invoice', () => {
  test('is due once the work is done and paid, whichever comes last', () => {
    expect(invoicesDue(paid, []).missing).toEqual([invoice]);
    expect(invoicesDue({ ...paid, state: 'started' }, []).missing).toEqual([]);
    for (const payment_state of ['unpaid', 'processing'] as const) {
      expect(invoicesDue({ ...paid, payment_state }, []).missing).toEqual([]);
    }
  });

  test('is issued once', () => {
    expect(invoicesDue(paid, [invoice])).toEqual({ missing: [], cancelled: [] });
  });

  test('is not issued for work that was not done: what was paid comes back', () => {
    const off: BilledFacts = { ...paid, state: 'cancelled', payment_state: 'refunded' };
    expect(invoicesDue({ ...off, refunds: [refund] }, []).missing).toEqual([]);
  });
});

describe('§30 a credit note', () => {
  test('is due for each refund that has arrived, after the invoice', () => {
    const refunded = { ...paid, refunds: [refund] };
    expect(invoicesDue(refunded, []).missing).toEqual([invoice, note]);
    expect(invoicesDue(refunded, [invoice]).missing).toEqual([note]);
    expect(invoicesDue(refunded, [invoice, note]).missing).toEqual([]);
  });

  test('is not due for a refund that is on its way or was not taken', () => {
    for (const state of ['created', 'pending', 'failed'] as const) {
      const facts = { ...paid, refunds: [{ ...refund, state }] };
      expect(invoicesDue(facts, [invoice])).toEqual({ missing: [], cancelled: [] });
    }
  });

  test('is cancelled when the bank sends the refund back', () => {
    const back = { ...paid, refunds: [{ ...refund, state: 'failed' as const }] };
    expect(invoicesDue(back, [invoice, note]).cancelled).toEqual(['r']);
  });

  test('of a whole refund that came before the invoice was issued is issued with it', () => {
    const whole = { ...refund, amount_paise: 22_000 };
    const facts: BilledFacts = { ...paid, payment_state: 'refunded', refunds: [whole] };
    expect(invoicesDue(facts, []).missing.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit_note',
    ]);
  });
});

test('§30 each kind has a series a financial year in India, with at most sixteen characters', () => {
  const lastMinute = new Date('2027-03-31T18:29:59Z');
  expect(invoiceSeries('invoice', lastMinute)).toBe('LHI-2627');
  expect(invoiceSeries('invoice', new Date(lastMinute.getTime() + 1_000))).toBe('LHI-2728');
  expect(invoiceSeries('credit_note', lastMinute)).toBe('LHC-2627');
  expect(invoiceNumber({ series: 'LHI-2627', number: 999_999 })).toBe('LHI-2627-999999');
});
