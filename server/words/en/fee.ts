/** §36: fees of cancelled visits. */
export const words = {
  cancelled: (fee: number) =>
    fee === 0
      ? 'The booking is cancelled.'
      : `The booking is cancelled, with a fee of ₹${fee} for the professional.`,
  isMore: (fee: number) =>
    `Cancelling costs ₹${fee} by now. Nothing was changed: please look again and decide.`,
  nobodyCame: (credit: number) =>
    credit === 0
      ? 'The booking is closed. We are sorry that nobody came; what you paid is refunded.'
      : `The booking is closed. We are sorry that nobody came: you have ₹${credit} of credit, and what you paid is refunded.`,
  none: 'This booking has no fee.',
  forgivenBefore: 'This fee was forgiven already.',
  forgiven: 'The fee is forgiven, and the customer is told by mail.',
  overSupportLimit: 'This is more than you may refund. Please ask an admin.',
  forgiveInstead: 'What is left of this payment is the fee. Forgive it on the page of the booking.',
};
