import type { words as english } from '../en/layout.ts';

export const words: typeof english = {
  booking: 'आपकी बुकिंग',
  underWay: {
    requested: (name) => `${name} के जवाब का इंतज़ार`,
    accepted: (name) => `${name} का आना तय है`,
    on_the_way: (name) => `${name} रास्ते में हैं`,
    arrived: (name) => `${name} आपके दरवाज़े पर हैं`,
    started: (name) => `${name} काम पर हैं`,
  },
  news: {
    accepted: (name) => `${name} ने रिक्वेस्ट मंज़ूर की, अब आना तय है।`,
    refused: (name, refusal) => `${name} ${refusal}।`,
    cancellation: (name) => `${name} ने आपकी बुकिंग रद्द की।`,
    cancellationPaid: (name) => `${name} ने आपकी बुकिंग रद्द की। आपके पैसे वापस मिलेंगे।`,
    late: (name, at) => `${name} को देर होगी: क़रीब ${at}। इंतज़ार करें या कुछ और चुनें?`,
    anotherTime: (name, when) =>
      `${name} की ओर से दूसरे समय का प्रस्ताव: ${when}। आपकी हाँ मिलने तक तय समय ही रहेगा।`,
    extra: (name) => `${name} ने अतिरिक्त काम का प्रस्ताव भेजा है। आपकी हाँ के बिना कुछ नहीं होगा।`,
    nobodyHome: (name) => `${name} ने आपके दरवाज़े पर इंतज़ार किया, पर किसी ने दरवाज़ा नहीं खोला।`,
    paid: 'आपका भुगतान हो गया।',
    unpaid: 'आपका भुगतान नहीं हुआ। पैसे नहीं कटे।',
    askAgain: 'किसी और से पूछें',
    seeBooking: 'बुकिंग देखें',
    payAgain: 'फिर भुगतान करें',
  },
  request: {
    name: 'एक रिक्वेस्ट',
    from: (customer) => `आपकी सेवा की रिक्वेस्ट: ${customer}`,
    later: 'बाद में तय करें',
  },
  toast: { success: 'हो गया', error: 'गड़बड़', info: 'सूचना', close: 'यह संदेश बंद करें' },
};
