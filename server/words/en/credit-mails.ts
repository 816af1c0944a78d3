/** §32: mails about a customer's credit. */
export const words = {
  given: {
    subject: (amount: string) => `${amount} of credit for you`,
    text: (amount: string) => `We have given you ${amount} of credit:`,
    next: 'There is nothing to do: it pays your next bill by itself, as far as it goes.',
  },
  taken_back: {
    subject: (amount: string) => `We have taken back ${amount} of credit`,
    text: (amount: string) => `We have taken back ${amount} of your credit:`,
    next: 'If you think that this is wrong, write to us.',
  },
  seeCredit: 'See your credit',
};
