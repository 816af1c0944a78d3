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
  credit: 'Credit of customers',
  disputes: 'Disputes',
};

/** Why money was moved. */
export const kinds = {
  charge: 'Payment',
  charge_returned: 'Taken back: cash not received or code removed',
  refund: 'Refund',
  refund_returned: 'Refund that came back',
  earning: 'Work done or fee paid',
  payout: 'Payout',
  payout_paid: 'Payout paid by the bank',
  payout_returned: 'Payout that came back',
  credit_given: 'Credit given to a customer',
  credit_ended: 'Credit taken back or ended',
  tip: 'Tip',
  fee_charged: 'Paid for fees of cancelled visits',
  dispute: 'Taken back by a customer’s bank',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  dispute_lost_returned: 'Lost dispute that was won after all',
  dispute_fee: 'The gateway’s fee of a dispute',
};
