/** §36: mails about the fee of a cancelled visit, and about the credit for one that did not happen. */
export const words = {
  late: {
    subject: (amount: string) => `You have cancelled a visit: ${amount} fee`,
    off: (handyman: string, amount: string) =>
      `You have cancelled your booking with ${handyman} after the time until which it is free. The fee is ${amount}, and all of it goes to ${handyman}.`,
  },
  state: {
    paid: 'It is taken from what you have paid. The rest is refunded the way you paid.',
    owed: 'There is nothing to do now: your next payment takes it along.',
    forgiven: '',
  },
  home: (handyman: string, amount: string) =>
    `For the way, ${amount} goes to ${handyman}, all of it.`,
  wrong: 'If something about this is wrong, please write to us from the page of your booking.',
  rows: { fee: 'Fee' },
  sorry: {
    subject: (amount: string) => `${amount} of credit for you`,
    nobodyCame: (handyman: string, amount: string) =>
      `We are sorry that ${handyman} did not come. We have given you ${amount} of credit.`,
    cancelled: (amount: string) =>
      `We have given you ${amount} of credit for it: it pays your next bill by itself, as far as it goes.`,
    next: 'There is nothing to do: it pays your next bill by itself, as far as it goes. What you paid for this booking is refunded.',
  },
  toHandyman: (amount: string) =>
    `They have cancelled late: a fee of ${amount} is yours, in your account once the customer has paid it.`,
  paidToHandyman: (amount: string) =>
    `They have cancelled late: the fee of ${amount} is yours, and in your account.`,
  forgiven: {
    subject: (amount: string) => `The fee of ${amount} is forgiven`,
    text: (booking: number, amount: string) =>
      `LocalHands has forgiven the fee of ${amount} for your booking ${booking}:`,
    refunded: (amount: string) => `You had paid ${amount} of it: that is refunded.`,
    nothing: 'You do not have to pay it any more.',
  },
};
