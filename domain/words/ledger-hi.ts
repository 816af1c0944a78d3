import type * as english from './ledger-en.ts';

export const accounts: typeof english.accounts = {
  gateway: 'कार्ड गेटवे',
  held: 'ग्राहकों के लिए रोका गया',
  professional: 'कारीगर',
  revenue: 'आय',
  gst: 'GST',
  discounts: 'छूट',
  paying_out: 'रास्ते में भुगतान',
  bank: 'बैंक',
  credit: 'ग्राहकों का क्रेडिट',
  disputes: 'विवाद',
};

export const kinds: typeof english.kinds = {
  charge: 'भुगतान',
  charge_returned: 'वापस लिया गया: नक़द जो नहीं मिला या हटाया गया कोड',
  refund: 'रिफ़ंड',
  refund_returned: 'वापस आया रिफ़ंड',
  earning: 'काम पूरा और भुगतान हुआ या शुल्क मिला',
  payout: 'कारीगर को भुगतान',
  payout_paid: 'कारीगर का भुगतान बैंक ने किया',
  payout_returned: 'वापस आया कारीगर का भुगतान',
  credit_given: 'ग्राहक को दिया क्रेडिट',
  credit_ended: 'वापस लिया या ख़त्म हुआ क्रेडिट',
  tip: 'टिप',
  fee_charged: 'रद्द बुकिंग के शुल्क का भुगतान',
  dispute: 'ग्राहक के बैंक ने वापस लिया',
  dispute_won: 'विवाद जीता',
  dispute_lost: 'विवाद हारा',
  dispute_lost_returned: 'हारा हुआ विवाद, आख़िर में जीता',
  dispute_fee: 'विवाद का गेटवे शुल्क',
};
