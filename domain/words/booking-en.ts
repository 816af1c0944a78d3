/** What a booking's states are called, on screens and in files. */
export const states = {
  requested: 'Waiting for an answer',
  accepted: 'Accepted',
  on_the_way: 'On the way',
  arrived: 'At the door',
  started: 'Work in progress',
  done: 'Done',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'No answer',
};

export const payments = {
  unpaid: 'Not paid yet',
  processing: 'Payment in progress',
  paid: 'Paid',
  refunded: 'Refunded',
};

/** Of a bill that grew after it was paid. */
export const partlyPaid = 'Partly paid';
