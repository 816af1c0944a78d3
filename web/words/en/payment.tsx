import type { Receipt } from '#contract/payment.ts';
import type { ReactNode } from 'react';
import type { PaymentState, State } from '#domain/booking.ts';
import type { WayToPay } from '#domain/way-to-pay.ts';

type Elsewhere = { readonly title: string; readonly text: string };

type RefundStatus = Receipt['refunds'][number]['status'];

/** Paying for a booking. */
export const words = {
  title: 'Payment',
  loading: 'Loading the payment',
  nothing: {
    title: 'There is nothing to pay',
    text: 'A booking can be paid once the professional has accepted it.',
    bookings: 'See my bookings',
  },
  notLoaded: 'The card form could not be loaded. Check your connection and reload the page.',
  ways: { title: 'How do you pay?', card: 'Card', upi: 'UPI', cash: 'Cash' },
  upi: {
    how: 'We show a QR code. Scan it with any UPI app, or open the app on this phone.',
    show: (amount: string) => `Show the QR code · ${amount}`,
    showNone: 'Show the QR code',
    code: (amount: string) => `QR code: pay ${amount} to LocalHands`,
    scan: 'Scan to pay',
    waits:
      'With any UPI app, or open yours on this phone. This page goes on by itself; choose Card to pay another way.',
    valid: 'Valid',
    open: (amount: string) => `Open UPI app · ${amount}`,
    testMode: 'Test mode: no money moves. The button opens a test app in a new tab.',
  },
  youPay: 'You pay',
  paid: {
    title: 'Payment Successful',
    thanks: 'Thank you. Your receipt is in your mail.',
    /** What comes after the payment, by where the job stands. */
    afterwards: {
      accepted: (name: string) => `${name} has your booking. Read out your start code at the door.`,
      on_the_way: (name: string) => `${name} is on the way. Read out your start code at the door.`,
      arrived: (name: string) => `${name} is at your door. Read out your start code.`,
      started: (name: string) => `${name} is at work. Say when it is done, or let them do it.`,
    } satisfies Readonly<Partial<Record<State, (name: string) => string>>>,
  },
  /** What stands here when there is nothing to do with a card. */
  elsewhere: {
    processing: {
      title: 'Your bank is still thinking',
      text: 'Nothing more is needed from you. This page changes by itself.',
    },
    paid: { title: 'This booking is paid', text: 'You will not be charged again.' },
    refunded: {
      title: 'This booking cannot be paid',
      text: 'It is not accepted, or what was paid has been refunded.',
    },
  } satisfies Readonly<Record<Exclude<PaymentState, 'unpaid'>, Elsewhere>>,
  unsure:
    'We could not tell whether your payment went through. Check your connection and press Pay again: you will not be charged twice.',
  failedLater:
    'Your bank did not let this payment through. Nothing was charged: try again, or pay another way.',
  bank: {
    title: 'Your bank wants to make sure that it is you',
    ask: (total: string) => `Test bank: do you approve a payment of ${total} to LocalHands?`,
    refuse: 'Refuse',
    approve: 'Approve',
  },
  form: {
    label: 'Card payment',
    number: 'Card number',
    unknownBrand: 'Card',
    expiry: 'Expiry',
    expiryExample: 'MM / YY',
    cvc: 'CVC',
    name: 'Name on card',
    testMode: (bold: (text: string) => ReactNode) => (
      <>
        Test mode: no money moves. Use card {bold('4242 4242 4242 4242')}, any future expiry and any
        3-digit CVC.
      </>
    ),
  },
  problems: {
    noNumber: 'Enter your card number.',
    shortNumber: 'This card number is not complete.',
    wrongNumber: 'This card number is not valid. Check its digits.',
    notTest: 'Only test cards work here. Try 4242 4242 4242 4242.',
    noExpiry: 'Enter the expiry date.',
    wrongMonth: 'The month is from 01 to 12.',
    noYear: 'Enter month and year, like 08 / 29.',
    expired: 'This card has expired.',
    noCvc: 'Enter the security code.',
    shortCvc: (digits: number) => `It has ${digits} digits.`,
  },
  /** The bill of a job as the handyman sees it, and how its payment is collected. */
  bill: {
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
      theyPay: 'They choose this booking and pay by card or UPI, or choose cash.',
      youSee: 'You see it here the moment it is through.',
      waiting: 'Waiting for the payment…',
      link: 'Link for the customer',
      copyLink: 'Copy the link for the customer',
      close: 'Close',
      nothing: 'There is nothing to pay for this booking.',
    },
    inCash: 'Paid in cash. You keep the money, and the commission is set against what you earn.',
    settled: {
      unpaid: undefined,
      processing: 'The bank is working on the payment. This page shows when it is through.',
      paid: 'The customer has paid. It comes with the weekly payment after the work is done.',
      refunded: 'This payment was given back to the customer.',
    } satisfies Readonly<Record<PaymentState, string | undefined>>,
  },
  /** The receipt of a booking, a page for the printer. */
  receipt: {
    loading: 'Loading the receipt',
    print: 'Print',
    billedTo: 'Billed to',
    workBy: 'Work by',
    amounts: {
      card: 'All amounts in Indian rupees. Paid by card.',
      upi: 'All amounts in Indian rupees. Paid by UPI.',
      cash: 'All amounts in Indian rupees. Paid in cash to the professional.',
      credit: 'All amounts in Indian rupees. Paid from your credit.',
      code: 'All amounts in Indian rupees. The last part was paid by the code.',
    } satisfies Readonly<Record<WayToPay, string>>,
    paidBefore: 'Paid before',
    charged: 'Charged together',
    paidNow: 'Paid with this receipt',
    stillDue: 'Due after it',
    all: 'Receipts of this booking',
    refund: 'Refund',
    refunds: {
      pending: (day: string, amount: string) => `${day}: ${amount} on its way`,
      succeeded: (day: string, amount: string, way: WayToPay) =>
        way === 'upi'
          ? `${day}: ${amount} refunded by UPI`
          : `${day}: ${amount} refunded to your ${way === 'card' ? 'card' : 'credit'}`,
      failed: (day: string, amount: string) =>
        `${day}: ${amount} could not be refunded yet; we are looking into it`,
    } satisfies Readonly<
      Record<RefundStatus, (day: string, amount: string, way: WayToPay) => string>
    >,
    none: {
      title: 'There is no receipt yet',
      text: 'A receipt is made when the booking is paid.',
    },
  },
};
