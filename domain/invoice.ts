import type { PaymentState, State } from './booking.ts';
import { dayInIndia } from './day.ts';
import { financialYear } from './financial-year.ts';
import type { RefundState } from './ledger.ts';

/** §30: a credit note takes back a part of an invoice that was refunded. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

const letters: Readonly<Record<InvoiceKind, string>> = { invoice: 'LHI', credit_note: 'LHC' };

/** §30: one for each kind and financial year; apart from those of receipts. */
export const invoiceSeries = (kind: InvoiceKind, issuedAt: Date): string =>
  `${letters[kind]}-${financialYear(dayInIndia(issuedAt))}`;

/** §30: fifteen characters up to 999,999 in a year; the GST rules allow sixteen. */
export const invoiceNumber = (of: { readonly series: string; readonly number: number }): string =>
  `${of.series}-${String(of.number).padStart(6, '0')}`;

export type BilledFacts = {
  readonly state: State;
  readonly payment_state: PaymentState;
  readonly total_paise: number;
  readonly refunds: readonly {
    readonly id: string;
    readonly amount_paise: number;
    readonly state: RefundState;
  }[];
};

/** An invoice, or a credit note for a refund. */
export type Issued = {
  readonly kind: InvoiceKind;
  readonly refund_id: string | null;
  readonly amount_paise: number;
};

/** §30: what is missing of a booking, and the refunds whose credit note does not hold any more: the bank sent them back. */
export const invoicesDue = (
  { state, payment_state: payment, total_paise, refunds }: BilledFacts,
  issued: readonly Pick<Issued, 'kind' | 'refund_id'>[],
): { readonly missing: readonly Issued[]; readonly cancelled: readonly string[] } => {
  const noted = new Set(issued.map(({ refund_id }) => refund_id));
  const isInvoiced = issued.some(({ kind }) => kind === 'invoice');
  const isDue = !isInvoiced && state === 'done' && (payment === 'paid' || payment === 'refunded');
  const invoice: Issued = { kind: 'invoice', refund_id: null, amount_paise: total_paise };
  const arrived = refunds.filter((refund) => refund.state === 'succeeded' && !noted.has(refund.id));
  const notes = arrived.map(({ id, amount_paise }): Issued => ({
    kind: 'credit_note',
    refund_id: id,
    amount_paise,
  }));
  return {
    missing: isDue || isInvoiced ? [...(isDue ? [invoice] : []), ...notes] : [],
    cancelled: refunds.flatMap((refund) =>
      refund.state === 'failed' && noted.has(refund.id) ? [refund.id] : [],
    ),
  };
};
