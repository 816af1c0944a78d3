import { accounts, kinds } from '#domain/words/ledger-hi.ts';
import type { words as english } from '../en/books.ts';

export const words: typeof english = {
  title: 'बही-खाता',
  lead: 'हर रुपया कहाँ है। दिन भारत में आधी रात से आधी रात तक है।',
  filter: 'दिन चुनें',
  day: 'दिन',
  balances: (day) => `${day} के अंत में खाते`,
  account: 'खाता',
  meaning: 'इसमें क्या है',
  debit: 'नामे (आया)',
  credit: 'जमा (गया)',
  balance: 'शेष',
  accounts,
  meanings: {
    gateway: 'ग्राहकों के भुगतान, लौटाई रक़म घटाकर।',
    held: 'भुगतान हो गया, काम अभी पूरा नहीं हुआ।',
    professional: 'कमाया गया, अभी भेजा नहीं गया।',
    revenue: 'जो LocalHands के पास रहता है।',
    gst: 'बिलों पर कर।',
    discounts: 'बिलों में से जो LocalHands ने ख़ुद चुकाया।',
  },
  sum: 'सब मिलाकर',
  even: 'बही-खाता बराबर है।',
  uneven: 'बही-खाता बराबर नहीं है। सर्वर चलाने वाले को बताएँ।',
  owed: 'शून्य से नीचे वह है जो औरों का है, और आय।',
  transfers: (day) => `${day} को जो इधर से उधर गया`,
  time: 'समय',
  kind: 'क्यों',
  booking: 'बुकिंग',
  amount: 'रक़म',
  kinds,
  file: {
    title: (month) => `${month} का बही-खाता फ़ाइल में लें?`,
    text: 'फ़ाइल में हर दिन, वजह और खातों की जोड़ी की एक पंक्ति है, कुल रक़म के साथ। इसमें किसी का नाम नहीं है।',
  },
  none: { title: 'कुछ नहीं चला', text: 'इस दिन न भुगतान हुआ, न कमाई, न रिफ़ंड।' },
};
