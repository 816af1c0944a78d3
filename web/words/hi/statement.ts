import type { words as english } from '../en/statement.ts';

export const words: typeof english = {
  title: 'खाता विवरण',
  loading: 'खाता विवरण खुल रहा है',
  format: { pdf: 'पीडीएफ़', csv: 'सीएसवी' },
  download: { pdf: 'खाता विवरण की पीडीएफ़', csv: 'खाता विवरण की सीएसवी फ़ाइल' },
  opening: 'पहले का बैलेंस',
  closing: 'बाद का बैलेंस',
  none: 'इन दिनों में कुछ आया या गया नहीं।',
  leftOut: 'सिर्फ़ सबसे नई पंक्तियाँ दिख रही हैं। बाक़ी देखने के लिए कम दिन चुनें।',
  leaves: (balance) => `बैलेंस ${balance}`,
  kinds: {
    earned: (number) => `कमाई, बुकिंग ${number}`,
    taken_back: (number) => `ग्राहक को वापस, बुकिंग ${number}`,
    tip: (number) => `टिप, बुकिंग ${number}`,
    tip_taken_back: (number) => `टिप ग्राहक को वापस, बुकिंग ${number}`,
    fee: (number) => `रद्द काम का शुल्क, बुकिंग ${number}`,
    cash: (number) => `आपने नक़द लिए, बुकिंग ${number}`,
    cash_returned: (number) => `नक़द जो नहीं मिला था, बुकिंग ${number}`,
    payout: (number) => `आपको भुगतान ${number}`,
    payout_returned: (number) => `भुगतान ${number} वापस आया`,
  },
};
