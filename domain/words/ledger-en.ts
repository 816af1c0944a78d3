/** What the accounts of the books are called, on screens and in files. */
export const accounts = {
  gateway: 'Card gateway',
  held: 'Held for customers',
  professional: 'Professionals',
  revenue: 'Revenue',
  gst: 'GST',
  discounts: 'Discounts',
  paying_out: 'Payouts on their way',
  bank: 'Bank',
};

/** Why money was moved. */
export const kinds = {
  charge: 'Payment',
  refund: 'Refund',
  refund_returned: 'Refund that came back',
  earning: 'Work done and paid',
  payout: 'Payout',
  payout_paid: 'Payout paid by the bank',
  payout_returned: 'Payout that came back',
};
