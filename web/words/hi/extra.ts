import type { words as english } from '../en/extra.ts';

export const words: typeof english = {
  title: 'अतिरिक्त काम',
  list: 'अब तक का अतिरिक्त काम',
  states: {
    proposed: 'फ़ैसला बाक़ी',
    approved: 'मंज़ूर',
    declined: 'मना किया',
    withdrawn: 'वापस लिया',
  },
  ask: {
    title: (who) => `${who} की ओर से अतिरिक्त काम का प्रस्ताव`,
    newTotal: (total, before) => `नया कुल ${total}, पहले ${before} था।`,
    stillDue: (paid, due) => `आप ${paid} दे चुके हैं; हाँ कहने पर ${due} और देने होंगे।`,
    onlyWithYes: 'आपकी हाँ के बिना यह काम नहीं होगा और कोई पैसा नहीं लगेगा।',
    approve: (amount) => `${amount} मंज़ूर करें`,
    decline: 'मना करें',
  },
  propose: {
    lead: (name) => `कुछ और काम निकला? ${name} को प्रस्ताव भेजें और मंज़ूरी मिलने पर ही शुरू करें।`,
    what: 'क्या करना है?',
    whatHint: 'थोड़े शब्दों में, जैसे “नया नल”। यही बिल में लिखा जाएगा।',
    amount: 'कीमत, रुपये में',
    amountWrong: 'पूरे रुपये लिखें, कम से कम 1।',
    youGet: (share) => `इसमें से आपको मिलेंगे ${share}।`,
    send: (name) => `${name} से पूछें`,
    takeBack: 'वापस लें',
    takeBackOf: (work) => `वापस लें: ${work}`,
    waiting: (name) => `${name} के जवाब का इंतज़ार`,
  },
};
