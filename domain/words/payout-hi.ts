import type * as english from './payout-en.ts';

export const wrong: typeof english.wrong = {
  accountNumber: 'खाता नंबर लिखें: 9 से 18 अंक।',
  ifsc: 'IFSC ऐसा होता है: HDFC0001234 – चार अक्षर, एक शून्य और छह अक्षर या अंक।',
  upi: 'UPI आईडी ऐसी होती है: sunita@okaxis',
};
