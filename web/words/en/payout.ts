import { wrong } from '#domain/words/payout-en.ts';

/** §29: what a professional reads of their payouts. */
export const words = {
  loading: 'Loading your payouts',
  back: 'Earnings',
  lead: 'Each Monday we pay out what you have earned.',
  link: 'Payouts',
  next: {
    title: (weekday: string, day: string) => `Next payout, ${weekday} ${day}`,
    balance: (amount: string) => `Your balance: ${amount}`,
    onTheWay: (amount: string) => `${amount} more is on its way: it waits for the bank.`,
    small: (least: string) =>
      `We pay out balances from ${least}. A smaller one waits for a later Monday.`,
    lost: 'The next payout did not load.',
    holds: {
      no_account: 'On hold: give a bank account or UPI id that we can pay it to.',
      changed:
        'On hold: on that Monday your bank account or UPI id is still new. The amount comes a Monday later.',
      suspended: 'On hold: your LocalHands account is suspended. The amount stays in your balance.',
      operator: 'On hold: an operator holds it. The amount stays in your balance.',
    },
  },
  account: {
    title: 'Where it goes',
    kinds: { bank: 'Bank account', upi: 'UPI id' },
    since: (day: string) => `Since ${day}`,
    from: (when: string) => `Nothing is paid to it before ${when}.`,
    change: 'Change',
    none: {
      title: 'Where shall we pay you?',
      text: 'Give a bank account or UPI id. Your balance is paid out to it on a Monday.',
      give: 'Give a bank account or UPI id',
    },
  },
  form: {
    title: 'Where we pay you',
    lead: (hours: number) =>
      `A code that we mail you confirms it. Nothing is paid to a new one for ${hours} hours, and we mail you about the change.`,
    kind: 'Pay to',
    holder: 'Account holder',
    holderHint: 'The name as the bank has it.',
    number: 'Account number',
    ifsc: 'IFSC',
    ifscHint: 'Like HDFC0001234. It is in your passbook and your banking app.',
    upi: 'Your UPI id',
    upiHint: 'Like sunita@okaxis.',
    send: 'Mail me the code',
    code: 'Code from our mail',
    save: 'Save',
    wrong,
  },
  list: {
    title: 'Payouts so far',
    none: 'No payouts yet',
    noneText: 'Each payout is listed here, with what became of it.',
    to: (shown: string) => `To ${shown}`,
    states: {
      held: 'Held',
      waiting: 'Waiting for the bank',
      paid: 'Paid',
      returned: 'Sent back',
    },
    waiting: 'The bank has not confirmed it yet.',
    paid: (day: string, reference: string) => `Paid on ${day}. The bank’s reference: ${reference}`,
    returned: 'The bank sent it back. The amount went back to your balance, for the next payout.',
    holds: {
      no_account:
        'There was no bank account or UPI id to pay it to. The amount stayed in your balance, for the next payout.',
      changed:
        'Your bank account or UPI id was less than 48 hours old. The amount stayed in your balance, for the next payout.',
      suspended: 'Your LocalHands account was suspended. The amount stayed in your balance.',
      operator: 'An operator holds it. The amount stayed in your balance.',
    },
    why: (reason: string) => `Why: ${reason}`,
    another: 'Give another account',
    write: 'Write to us',
  },
};
