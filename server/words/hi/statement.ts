import type { words as english } from '../en/statement.ts';

export const words: typeof english = {
  title: 'खाता विवरण',
  subtitle: 'LocalHands में आपका खाता',
  period: 'अवधि',
  before: 'पहले का बैलेंस',
  after: 'बाद का बैलेंस',
  account: 'किसका खाता',
  by: 'जारीकर्ता',
  trial: 'परीक्षण के लिए बना है।',
  what: 'किसका',
  amount: 'रकम',
  leaves: (balance) => `बैलेंस ${balance}`,
  came: 'कुल आया',
  went: 'कुल गया',
  none: 'इन दिनों में कुछ आया या गया नहीं।',
  leftOut: (lines) => `ये सबसे नई ${lines} पंक्तियाँ हैं; बाक़ी देखने के लिए कम दिन चुनें। बैलेंस सही हैं।`,
  foot: (url) => `कुछ ठीक नहीं है? हमें यहाँ लिखें: ${url}`,
  kinds: {
    earned: (number, service) => `कमाई: ${service}, बुकिंग ${number}`,
    taken_back: (number, service) => `ग्राहक को वापस: ${service}, बुकिंग ${number}`,
    payout: (number) => `आपको भुगतान ${number}`,
    payout_returned: (number) => `भुगतान ${number} वापस आया`,
  },
  columns: ['समय (IST)', 'किसका', 'रकम (₹)', 'बैलेंस (₹)'],
};
