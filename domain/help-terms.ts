/**
 * What people type when they look for an answer whose text says it in other words, by topic and answer. In both scripts,
 * because on a page in Hindi many type in Latin letters.
 */
export const helpTerms: Readonly<Record<string, string>> = {
  'booking ask': 'book बुक order ऑर्डर',
  'booking code': 'start code otp ओटीपी pin पिन',
  'booking cancel': 'cancel कैंसिल कैंसल',
  'paying price': 'price charge rate रेट दाम पैसा payment पेमेंट upi यूपीआई gpay paytm cash कैश नकद',
  'paying cardRefused': 'card payment failed पेमेंट फ़ेल',
  'paying refund': 'refund money back रिफ़ंड रीफ़ंड वापसी cancel कैंसिल कैंसल',
  'paying receipt': 'receipt bill invoice बिल इनवॉइस refund रिफ़ंड',
  'safety sos': 'emergency police इमरजेंसी पुलिस',
  'safety whoSees': 'privacy प्राइवेसी',
  'safety behaved': 'complaint कंप्लेंट',
  'professionals join': 'register signup रजिस्ट्रेशन aadhaar',
  'professionals share': 'commission earnings payout पेमेंट',
  'professionals decline': 'decline reject cancel रिजेक्ट कैंसिल कैंसल',
  'professionals unpaid': 'unpaid payment पेमेंट',
  'professionals refunded': 'refund रिफ़ंड रीफ़ंड',
};
