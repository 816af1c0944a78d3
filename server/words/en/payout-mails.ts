/** Mails about what a professional is paid out. */
export const words = {
  code: {
    subject: 'Your code for a new bank account or UPI id',
    text: 'A browser that is logged in to your account asks us to pay your earnings to another bank account or UPI id. This is the code for it:',
    once: (minutes: number) =>
      `It is valid for ${minutes} minutes and once. If this was not you, give it to nobody, and choose another password.`,
  },
  changed: {
    subject: 'Your earnings go to another account now',
    text: (to: string) => `From two days from now on we pay your earnings to ${to}.`,
    wasItYou:
      'If this was not you, choose another password now and give your own account again. Until the two days are over nothing is paid to the new one.',
  },
  paid: {
    subject: (amount: string) => `${amount} paid out to you`,
    text: (amount: string) => `We have paid out ${amount} of your earnings.`,
    when: 'Banks take up to two working days to show it.',
  },
  returned: {
    subject: (amount: string) => `The bank has sent ${amount} back`,
    text: (amount: string) =>
      `Your payout of ${amount} came back. The amount is in your balance again and comes with the payout of the next Monday.`,
    next: 'Check that the account is right, and give another one if it is not.',
  },
  noAccount: {
    subject: (amount: string) => `Where shall we pay ${amount} to?`,
    text: (amount: string) =>
      `${amount} of your earnings wait for you, and we do not know yet where to pay them to.`,
    next: 'Give your bank account or UPI id, and they come with the payout of a Monday that is two days away or more.',
  },
  held: {
    subject: (amount: string) => `Your payout of ${amount} is on hold`,
    text: (amount: string) =>
      `We hold your payout of ${amount} for now. The amount stays in your balance.`,
    next: 'If you have a question about it, write to us.',
  },
  rows: { to: 'To', reference: 'Reference of the bank', why: 'Why' },
  seePayouts: 'See your payouts',
};
