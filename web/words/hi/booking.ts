import { partlyPaid, payments, states } from '#domain/words/booking-hi.ts';
import type { words as english } from '../en/booking.ts';

export const words: typeof english = {
  states,
  payments,
  partlyPaid,
  serviceWith: (service, name) => `${service}: ${name}`,
  pay: (total) => `${total} का भुगतान करें`,
  payWithinADay: 'कृपया एक दिन के अंदर भुगतान करें।',
  number: 'बुकिंग नंबर',
  receipt: 'रसीद',
  see: 'बुकिंग देखें',
  seeReceipt: 'रसीद देखें',
  back: 'बुकिंग पर वापस',
  refusals: {
    late: 'ने समय पर जवाब नहीं दिया',
    otherJob: 'ने दूसरा काम ले लिया',
    declined: 'ने इस काम के लिए मना किया',
  },
  cancellation: {
    byYou: 'आपने यह बुकिंग रद्द की।',
    byThem: (name) => `${name} ने यह बुकिंग रद्द की।`,
    byNobody: 'यह बुकिंग रद्द हुई।',
    foundAnother: 'किसी और ने पहले हाँ कर दी, इसलिए यह रिक्वेस्ट अपने आप ख़त्म हो गई।',
  },
  endedByUs: {
    plain: 'LocalHands ने यह बुकिंग बंद की',
    stop: '।',
    why: (ended, why) => `${ended}: ${why}`,
    cannotCome: 'कारीगर का आना नहीं हो पाएगा।',
  },
  startCode: {
    title: 'आपका स्टार्ट कोड',
    lost: 'आपका स्टार्ट कोड अब काम नहीं करता। कृपया नया कोड लें।',
    use: 'इसे दरवाज़े पर ही बताएँ, पहले नहीं। काम इसी से शुरू होता है।',
  },
  workDone: {
    title: 'क्या काम पूरा हुआ?',
    yes: 'हाँ, काम पूरा हुआ',
    no: 'अभी नहीं',
  },
  copyPhone: (name) => `${name} का फ़ोन नंबर कॉपी करें`,
};
