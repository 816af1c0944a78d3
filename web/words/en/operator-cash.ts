import type { CashOutcome } from '#domain/cash.ts';
import type { Party } from '#domain/role.ts';

/** §37: what operators find of cash. */
export const words = {
  title: 'Cash',
  taken: (amount: string, when: string) => `${amount} in cash, ${when}`,
  account: (balance: string) => `The professional’s account: ${balance}`,
  paused: 'They owe too much to take cash at the moment.',
  said: {
    user: 'The customer says that it is wrong:',
    handyman: 'The professional says that it is wrong:',
  } satisfies Readonly<Record<Party, string>>,
  ticket: (number: number) => `ticket ${number}`,
  outcomes: {
    right: 'Found right',
    not_received: 'Not received',
  } satisfies Readonly<Record<CashOutcome, string>>,
  by: (name: string) => `by ${name}`,
  reason: 'Why (for the audit log)',
  decide: {
    right: {
      button: 'It was right',
      title: 'Leave it as it was confirmed?',
      lead: 'Nothing moves. Both sides have a mail about it. If more was taken than confirmed, give the customer credit.',
    },
    not_received: {
      button: 'Not received',
      title: 'Take this cash out of the books?',
      lead: 'The sum goes back to the professional’s account, and the bill is due again unless the booking is off. What was refunded of it is taken back from the customer’s credit. Both sides have a mail about it.',
    },
  } satisfies Readonly<
    Record<CashOutcome, { readonly button: string; readonly title: string; readonly lead: string }>
  >,
};
