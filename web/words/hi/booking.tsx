import { partlyPaid, payments, states } from '#domain/words/booking-hi.ts';
import type { words as english } from '../en/booking.tsx';

export const words: typeof english = {
  states,
  payments,
  partlyPaid,
  serviceWith: (service, name) => `${service}: ${name}`,
  pay: (total) => `${total} का भुगतान करें`,
  payInCash: (amount) => `आप ${amount} नक़द देंगे।`,
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
    handedOver: (name) => `${name} को देर हुई, और आपने औरों से पूछा।`,
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
  door: {
    title: 'कहाँ और क्या काम',
    address: 'पता',
    note: 'क्या काम है',
    openMap: (hidden) => <>नक्शा खोलने के लिए यहाँ दबाएँ{hidden(', नए टैब में')}</>,
  },
  timeRing: { left: 'बाक़ी' },
  mine: {
    title: 'मेरी बुकिंग',
    lead: 'जो भी होता है, यहाँ तुरंत दिखता है।',
    addresses: 'मेरे पते',
    loading: 'आपकी बुकिंग खुल रही हैं',
    now: 'अभी',
    earlier: 'पहले की',
    none: {
      title: 'अभी कोई बुकिंग नहीं',
      text: 'सेवा और अपने पास का कारीगर चुनें, और रिक्वेस्ट भेजने से पहले कीमत देखें। भुगतान कार्ड या UPI से या नक़द, उनके हाँ कहने के बाद।',
      find: 'कारीगर ढूँढें',
    },
    next: {
      requested: (name) => `${name} का जवाब आते ही आपको पता चलेगा।`,
      accepted: 'पहुँचने का समय और अपना स्टार्ट कोड देखें।',
      on_the_way: 'देखें कि कितनी देर और लगेगी और आपका स्टार्ट कोड क्या है।',
      arrived: 'कारीगर आपके दरवाज़े पर हैं। अपना स्टार्ट कोड बताएँ।',
      started: 'काम पूरा होने पर बताएँ, या उन्हें बताने दें।',
    },
    notHere: 'यह बुकिंग यहाँ नहीं है',
  },
  summary: {
    unknown: 'इस कारीगर की जानकारी हमारे पास नहीं है',
    follow: 'इस बुकिंग पर नज़र रखें',
    notBooked: {
      title: 'अभी बुकिंग नहीं हुई',
      lead: (name) => `आपने ${name} को रिक्वेस्ट नहीं भेजी है। आगे बढ़ने के लिए उन्हें सूची में चुनें।`,
      near: 'देखें कि पास में कौन है',
    },
  },
};
