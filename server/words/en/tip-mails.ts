import type { PayMethod } from '#domain/way-to-pay.ts';

/** §35: mails about tips. Amounts come as they are written. */
export const words = {
  seeTip: 'See your tip',
  receipt: {
    subject: (number: string) => `Receipt ${number} for your tip`,
    thanks: (amount: string, handyman: string) =>
      `Thank you. You have given ${handyman} a tip of ${amount}. All of it goes to them.`,
    rows: {
      receipt: 'Receipt',
      booking: 'Booking',
      date: 'Date',
      tip: (handyman: string, way: PayMethod) =>
        `Tip for ${handyman}, by ${way === 'upi' ? 'UPI' : 'card'}`,
    },
  },
  given: {
    subject: (amount: string) => `A tip of ${amount} for you`,
    text: (customer: string, amount: string, booking: number) =>
      `${customer} gave you a tip of ${amount} for booking ${booking}.`,
    next: 'All of it is yours, and comes with your next payout.',
    see: 'See your earnings',
  },
  refund: {
    succeeded: {
      subject: 'Your tip is on its way back',
      text: (booking: number, handyman: string, amount: string) =>
        `We have refunded your tip of ${amount} for ${handyman}, booking ${booking}, to where it came from.`,
      next: 'Banks take a few days to show it.',
    },
    failed: {
      subject: 'The refund of your tip did not arrive',
      text: (booking: number, handyman: string, amount: string) =>
        `We tried to refund your tip of ${amount} for ${handyman}, booking ${booking}, but your bank did not take it.`,
      next: 'Please write to us and tell us how to return it.',
    },
  },
  takenBack: {
    subject: (amount: string) => `A tip of ${amount} was refunded`,
    text: (amount: string, booking: number) =>
      `We have refunded the tip of ${amount} for booking ${booking} to the customer, so it was taken from your account.`,
    next: 'If you think that this is wrong, write to us.',
    see: 'See your earnings',
  },
};
