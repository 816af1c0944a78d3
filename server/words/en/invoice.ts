import type { InvoiceKind } from '#domain/invoice.ts';
import type { WayToPay } from '#domain/way-to-pay.ts';

/** Invoices and credit notes: the calls, and the papers themselves. */
export const words = {
  list: 'Here are your invoices.',
  noSuchInvoice: 'There is no such invoice.',
  /** With a GSTIN, and without. */
  titles: {
    invoice: { taxed: 'Tax invoice', plain: 'Invoice' },
    credit_note: { taxed: 'Credit note', plain: 'Credit note' },
  } satisfies Record<InvoiceKind, { taxed: string; plain: string }>,
  /** The heads of the register's columns, in their order. */
  registerColumns: [
    'Day (IST)',
    'Kind',
    'First number',
    'Last number',
    'Issued',
    'Of them cancelled',
    'Amount (₹)',
    'GST (₹)',
    'LH Discount (₹)',
    'Of the amount cancelled (₹)',
    'Of the amount by codes (₹)',
  ],
  original: 'Original for the customer',
  number: 'Number',
  date: 'Date',
  booking: 'Booking',
  ofInvoice: 'Of invoice',
  seller: 'Seller',
  gstin: (number: string) => `GSTIN ${number}`,
  trial: 'Made on trial: not for a tax office.',
  billedTo: 'Billed to',
  workBy: 'Work by',
  doneOn: (day: string) => `Done on ${day}`,
  description: 'Description',
  amount: 'Amount',
  serviceCharge: 'Service Charge',
  cost: 'Cost',
  extra: 'Extra work that you approved',
  subtotal: 'Subtotal',
  gst: (percent: number) => `GST (${percent}%) on Cost`,
  halves: (percent: number, half: string) =>
    `CGST ${percent / 2}% ${half} · SGST ${percent / 2}% ${half}`,
  discount: 'LH Discount',
  total: 'Total',
  paid: 'Paid in full',
  ways: {
    card: 'Card',
    upi: 'UPI',
    cash: 'Cash',
    credit: 'Credit',
    code: 'Code',
  } satisfies Record<WayToPay, string>,
  paidBy: (way: string, day: string, amount: string) => `${way}, ${day}: ${amount}`,
  tip: (amount: string, name: string) =>
    `A tip of ${amount} was given to ${name}. It is no part of this invoice.`,
  /** §38: what LocalHands has paid, and what was left for the customer. */
  code: (code: string) => `Code ${code}`,
  byUs: 'Paid by LocalHands',
  byYou: 'Paid by you',
  codeBack: (code: string) => `Code ${code}, which LocalHands had paid`,
  refund: 'Refund',
  refundOf: (number: string) => `Of the amount of invoice ${number}`,
  returned: 'Given back',
  cancelled: (day: string) =>
    `Cancelled on ${day}: the bank sent the refund back. The invoice holds in full again.`,
  foot: 'Made by computer, valid without a signature.',
  help: (url: string) => `Something is wrong? Write to us at ${url}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
