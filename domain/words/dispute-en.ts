/** §39: what a customer has told their bank. */
export const reasons = {
  fraudulent: 'They say that they did not make this payment.',
  unrecognized: 'They do not recognise this payment on their statement.',
  duplicate: 'They say that they were charged twice.',
  product_not_received: 'They say that nobody came, or that the work was not done.',
  product_unacceptable: 'They say that the work was not as agreed.',
  credit_not_processed: 'They say that a refund they were promised has not arrived.',
  subscription_canceled: 'They say that they had cancelled before.',
  general: 'Their bank gives no reason that says more.',
};
