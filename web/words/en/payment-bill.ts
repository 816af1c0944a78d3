import type { PaymentState } from '#domain/booking.ts';

/** The bill of a job as the handyman sees it, and how its payment is collected. */
export const words = {
  title: 'Payment bill',
  loading: 'Loading the bill',
  notHere: 'This bill is not here',
  dashboard: 'Dashboard',
  jobFor: (service: string, name: string) => `${service} for ${name}`,
  youGet: 'You get',
  commission: (amount: string) => `after a commission of ${amount}`,
  partRefund: (amount: string) =>
    `LocalHands refunded ${amount} to the customer. Your share stays as it is.`,
  toDashboard: 'Return to Dashboard',
  /** The page without a booking. */
  example: {
    lead: 'What a bill looks like.',
    total: 'Total',
    gst: 'GST',
    discount: 'LH Discount',
    nothingDue: 'There is no payment to collect right now.',
  },
  collect: {
    button: 'Collect Payment',
    title: (amount: string, name: string) => `Collect ${amount} from ${name}`,
    ask: (name: string) => `Ask ${name} to open My bookings on their phone.`,
    theyPay: 'They choose this booking and pay by card.',
    youSee: 'You see it here the moment it is through.',
    waiting: 'Waiting for the payment…',
    link: 'Link for the customer',
    copyLink: 'Copy the link for the customer',
    close: 'Close',
    nothing: 'There is nothing to pay for this booking.',
  },
  settled: {
    unpaid: undefined,
    processing: 'The bank is working on the payment. This page shows when it is through.',
    paid: 'Paid by card. It comes with your next weekly payment.',
    refunded: 'This payment was given back to the customer.',
  } satisfies Readonly<Record<PaymentState, string | undefined>>,
};
