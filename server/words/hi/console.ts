import type { words as english } from '../en/console.ts';

export const words: typeof english = {
  noSuchBooking: 'ऐसी कोई बुकिंग नहीं है।',
  noSuchCustomer: 'ऐसा कोई ग्राहक नहीं है।',
  placeShown: 'यह ठीक-ठीक जगह है। आपने इसे देखा, यह ऑडिट लॉग में दर्ज है।',
  loggedOut: (logins) => (logins === 0 ? 'वे कहीं लॉग इन नहीं थे।' : 'वे हर जगह से लॉग आउट हो गए।'),
  states: {
    requested: 'जवाब का इंतज़ार',
    accepted: 'मंज़ूर',
    started: 'काम चल रहा है',
    done: 'पूरा हुआ',
    declined: 'मना किया',
    cancelled: 'रद्द',
    expired: 'जवाब नहीं आया',
  },
  payments: {
    unpaid: 'भुगतान बाकी',
    processing: 'भुगतान जारी',
    paid: 'भुगतान हुआ',
    refunded: 'पैसे वापस हुए',
  },
  bookingColumns: [
    'नंबर',
    'कब माँगा (भारत)',
    'सेवा',
    'ग्राहक',
    'कारीगर',
    'हालत',
    'भुगतान',
    'कुल (₹)',
    'आईडी',
  ],
  customerColumns: ['नाम', 'ईमेल', 'फ़ोन', 'कब जुड़े (भारत)', 'बुकिंग', 'पिछली बुकिंग', 'आईडी'],
};
