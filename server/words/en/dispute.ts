/** §39: disputes. */
export const words = {
  noSuch: 'There is no such dispute.',
  decided: 'This dispute was answered or accepted already. Reload the page to see what was said.',
  tooLate: 'The last day for an answer is over. The bank decides without one.',
  closed: {
    won: 'The bank has decided already: the money is ours. There is nothing to answer any more.',
    lost: 'The bank has decided already: the money is the customer’s. There is nothing to answer any more.',
  },
  notTaken:
    'The gateway has not taken this. Read the dispute again; if it is still open, change your words and send them again.',
  answered: 'The answer is with the bank now.',
  accepted: 'The dispute is accepted: the money is the customer’s.',
  waiting: 'This is stored. The gateway does not answer right now; it is sent as soon as it does.',
  noRefund:
    'The customer’s bank examines this payment. Nothing can be refunded until it has decided: they would get the money twice.',
  returned: 'The customer’s bank has given this payment back already, so there is nothing left.',
  notLost: 'Only a dispute that is lost can take something from the professional.',
  nothingEarned: 'The professional has nothing of this payment.',
  partLeft: 'A part of the bill is still paid, so what they have earned stays theirs.',
  shareTaken: 'It has left the professional’s account.',
};
