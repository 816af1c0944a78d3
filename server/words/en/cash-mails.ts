import type { CashOutcome } from '#domain/cash.ts';

type Decided = {
  readonly subject: (booking: number) => string;
  readonly user: (amount: string) => string;
  readonly handyman: (amount: string) => string;
};

/** §37: mails about cash. Amounts come as they are written, with their sign. */
export const words = {
  seeBooking: 'See your booking',
  seeReceipt: 'See your receipt',
  seeEarnings: 'See your earnings',
  yourCustomer: 'your customer',
  paid: {
    subject: (handyman: string, amount: string) => `You paid ${handyman} ${amount} in cash`,
    text: (handyman: string, amount: string, service: string) =>
      `Thank you. ${handyman} has confirmed ${amount} in cash from you for ${service}.`,
    wrong:
      'Did you pay another sum, or nothing? Say so on the page of the booking within a day, and we look into it.',
    rows: { receipt: 'Receipt', booking: 'Booking', amount: 'Paid in cash' },
  },
  taken: {
    subject: (amount: string) => `You took ${amount} in cash`,
    text: (customer: string, amount: string, service: string) =>
      `You have confirmed ${amount} in cash from ${customer} for ${service}.`,
    against:
      'You keep the money. It is set against what you earn, so that the commission is what you owe of it.',
    wrong: 'Was that a mistake? Say so on the bill of the job within a day, and we look into it.',
    rows: { booking: 'Booking', amount: 'Taken in cash', commission: 'Commission on the bill' },
  },
  decided: {
    right: {
      subject: (booking) => `The cash for booking ${booking} stays as it was confirmed`,
      user: (amount) =>
        `We have looked into it: ${amount} was paid in cash, as the professional confirmed. Nothing changes.`,
      handyman: (amount) =>
        `We have looked into it: ${amount} was paid to you in cash, as you confirmed. Nothing changes.`,
    },
    not_received: {
      subject: (booking) => `The cash for booking ${booking} was not received`,
      user: (amount) =>
        `We have looked into it: the ${amount} in cash that were confirmed were not paid. The receipt does not hold any more. What is due stands on the page of the booking.`,
      handyman: (amount) =>
        `We have looked into it: the ${amount} in cash that you confirmed were not paid to you. They are taken off what you owe, and the job earns you its share once the customer has paid.`,
    },
  } satisfies Readonly<Record<CashOutcome, Decided>>,
};
