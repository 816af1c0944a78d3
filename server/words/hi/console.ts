import { payments, states } from '#domain/words/booking-hi.ts';
import type { words as english } from '../en/console.ts';

export const words: typeof english = {
  noSuchBooking: 'ऐसी कोई बुकिंग नहीं है।',
  noSuchCustomer: 'ऐसा कोई ग्राहक नहीं है।',
  bookingChanged: 'आपके खोलने के बाद यह बुकिंग बदल गई है। यह फिर से दिखाई गई है: कृपया दोबारा देखें।',
  bookingEnded: 'बुकिंग बंद हुई। दोनों को ईमेल से आपकी वजह बताई गई है।',
  requestEnded: 'रिक्वेस्ट वापस ली गई। ग्राहक को आपकी वजह बताई गई है।',
  placeShown: 'यह ठीक-ठीक जगह है। आपने इसे देखा, यह ऑडिट लॉग में दर्ज है।',
  loggedOut: (logins) => (logins === 0 ? 'वे कहीं लॉग इन नहीं थे।' : 'वे हर जगह से लॉग आउट हो गए।'),
  states,
  payments,
  bookingColumns: [
    'नंबर',
    'रिक्वेस्ट कब आई (IST)',
    'सेवा',
    'ग्राहक',
    'कारीगर',
    'स्थिति',
    'भुगतान',
    'कुल (₹)',
    'भुगतान हुआ (₹)',
    'रिफ़ंड (₹)',
    'कोड से (₹)',
    'कारीगर का हिस्सा (₹)',
    'कमीशन (₹)',
    'रसीदें',
    'आईडी',
  ],
  customerColumns: ['नाम', 'ईमेल', 'फ़ोन', 'कब जुड़े (IST)', 'बुकिंग', 'पिछली बुकिंग (IST)', 'आईडी'],
};
