/** Questions to us, refunds from them, and calls for help. */
export const words = {
  notYours: 'This ticket is not yours.',
  noSuch: 'There is no such ticket.',
  notYourCategory: 'Choose what it is about from the list.',
  tooLateToWrite: 'This ticket has been closed for more than a week. Please open a new one.',
  closedAlready: 'This ticket is closed already.',
  newerAlarm: (number: number) =>
    `You have called for help again since: ticket ${number} is open. Please write there.`,
  writtenMeanwhile: 'Somebody has written meanwhile. Read it, then send yours again.',
  noPhoto: 'There is no such photo.',
  opened: (number: number) => `We have your message. Its number is ${number}.`,
  sent: 'Your message is sent.',
  notRunning: 'SOS is for a job that is running. In an emergency call 112.',
  pressedAgain: 'SOS pressed again.',
  alarmed: 'LocalHands has been told and calls you back. In danger, call 112 now.',
  taken: 'You deal with this ticket now.',
  answered: 'Your answer is on its way.',
  closed: 'The ticket is closed.',
  wrongOutcome: 'Refund the money first; then close it with what was really refunded.',
  noBooking: 'This ticket is about no booking, so there is nothing to refund.',
  ownBooking: 'This booking is your own. Please ask a colleague to decide about it.',
  notPaid: 'Nothing was paid for this booking.',
  tooMuch: (left: string) => `At most ${left} can be refunded here.`,
  nothingLeft: 'All of it was refunded already.',
  overSupportLimit: (left: string) =>
    `You may refund ${left} more for this booking. Ask an admin for a larger refund.`,
  refundedMeanwhile:
    'Somebody has refunded something for this booking meanwhile. Look at the sums again, then decide.',
  refunded: 'The refund is on its way.',
  otherPress: 'This refund was made already. Reload the page to see it.',
};
