import type { UpiAnswer } from '#contract/sandbox-upi.ts';

/** The page that plays a customer's UPI app, for trying the product out. */
export const words = {
  title: 'Test UPI app',
  testMode: 'Test mode: no money moves.',
  payTo: (name: string) => `Pay to ${name}`,
  approve: 'Pay',
  late: 'Pay, and the bank answers in 20 seconds',
  refuse: 'Refuse',
  silence: 'Close this page without an answer to see what happens then.',
  said: {
    approve: 'Paid. Go back to the page that shows the QR code: it has gone on by itself.',
    refuse: 'Refused. The page that shows the QR code says so, and you can try again there.',
    late: 'Your bank is on it. The page that shows the QR code changes when the answer is there.',
  } satisfies Readonly<Record<UpiAnswer, string>>,
  answered: 'There is nothing to answer here: this payment is not waiting for the app.',
  bookings: 'See my bookings',
};
