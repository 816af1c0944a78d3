/** §32: what operators hear who give a customer credit. */
export const words = {
  given: 'The credit is given, and the customer has a mail about it.',
  takenBack: 'The credit is taken back, and the customer has a mail about it.',
  ownAccount: 'This is your own account. A colleague has to do this.',
  overSupportLimit: (most: string) =>
    `You can give this customer ${most} more today. For more, ask an admin.`,
  onlyThere: (there: string) => `This customer has ${there} of credit. You cannot take back more.`,
};
