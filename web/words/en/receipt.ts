import type { Receipt } from '#contract/payment.ts';

type RefundStatus = Receipt['refunds'][number]['status'];

/** The receipt of a booking, a page for the printer. */
export const words = {
  loading: 'Loading the receipt',
  print: 'Print',
  billedTo: 'Billed to',
  workBy: 'Work by',
  amounts: 'All amounts in Indian rupees. Paid by card.',
  paidBefore: 'Paid before',
  paidNow: 'Paid with this receipt',
  stillDue: 'Due after it',
  all: 'Receipts of this booking',
  refund: 'Refund',
  refunds: {
    pending: (day: string, amount: string) => `${day}: ${amount} on its way`,
    succeeded: (day: string, amount: string) => `${day}: ${amount} refunded to your card`,
    failed: (day: string, amount: string) =>
      `${day}: ${amount} could not be refunded yet; we are looking into it`,
  } satisfies Readonly<Record<RefundStatus, (day: string, amount: string) => string>>,
  none: {
    title: 'There is no receipt yet',
    text: 'A receipt is made when the booking is paid.',
  },
};
