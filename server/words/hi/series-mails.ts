import { timeZone } from '#domain/day.ts';
import { timeInHindi } from '#domain/hindi-time.ts';
import type { words as english } from '../en/series-mails.ts';

const day = new Intl.DateTimeFormat('hi-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone,
});
const weekday = new Intl.DateTimeFormat('hi-IN', { weekday: 'long', timeZone });

export const words: typeof english = {
  when: 'कब',
  see: 'सिलसिला देखें',
  rhythm: (rhythm, first) =>
    rhythm === 'weekly'
      ? `हर ${weekday.format(first)} ${timeInHindi(first)}`
      : `हर काम के दिन (सोमवार से शनिवार) ${timeInHindi(first)}`,
  day: (at) => day.format(at),
  notOn: (days) => `इन दिनों नहीं: ${days}।`,
  leftOut: (days) => `छोड़े गए दिन: ${days}।`,
  agreed: {
    subject: (service) => `${service}: बार-बार आने का काम तय हुआ`,
    said: (handyman) => `${handyman} ने आपके सिलसिले के सभी कामों के लिए हाँ कर दी है।`,
    agreed: (days) => `अभी तय: ${days}। आगे के काम चौदह दिन पहले अपने-आप तय होते रहेंगे।`,
    code: 'हर काम का अपना स्टार्ट कोड है, जो मेरी बुकिंग में उसके पेज पर मिलेगा।',
  },
  coming: {
    subject: (service) => `${service} का सिलसिला: आगे के काम`,
    said: (handyman) => `${handyman} के साथ आगे के काम तय हैं।`,
  },
  notPossible: {
    subject: (service) => `${service} का सिलसिला: हर दिन संभव नहीं`,
    user: (handyman) => `${handyman} उस समय ख़ाली नहीं हैं। आप कोई और समय अलग से बुक कर सकते हैं।`,
    handyman: (customer) => `उस समय आपका कुछ और तय है। ${customer} को बता दिया गया है।`,
  },
  changed: {
    skipped: {
      subject: (service) => `${service} के सिलसिले का एक काम छोड़ा गया`,
      said: (other) => `${other} ने एक काम छोड़ दिया है। बाक़ी वैसे ही रहेंगे।`,
    },
    paused: {
      subject: (service) => `${service} का सिलसिला रुका है`,
      said: (other) => `${other} ने सिलसिला रोक दिया है। फिर शुरू होने पर हम बताएँगे।`,
    },
    resumed: {
      subject: (service) => `${service} का सिलसिला फिर शुरू`,
      said: (other) => `${other} ने सिलसिला फिर शुरू किया है।`,
    },
    stopped: {
      subject: (service) => `${service} का सिलसिला ख़त्म हुआ`,
      said: (other) =>
        `${other} ने सिलसिला ख़त्म किया है। छोड़े गए कामों के लिए जो भुगतान हुआ था, वह वापस होगा।`,
    },
    stopped_keeping: {
      subject: (service) => `${service} का सिलसिला ख़त्म हुआ`,
      said: (other) => `${other} ने सिलसिला ख़त्म किया है। जो काम तय हैं, वे तय रहेंगे।`,
    },
  },
  ownChange: {
    subject: (service) => `आपने ${service} का सिलसिला बदला है`,
    said: (handyman) =>
      `${handyman} के साथ जो काम आपने छोड़े, वे रद्द हो गए हैं। साथ की फ़ाइल उन्हें आपके कैलेंडर से हटा देगी।`,
    refunded: 'उनके लिए जो भुगतान हुआ था, वह उसी तरीके से वापस आएगा जिससे दिया था।',
  },
  over: {
    subject: (service) => `${service} का सिलसिला ख़त्म हुआ`,
    said: (other) =>
      `${other} के साथ सिलसिला आगे नहीं चल सकता: कोई एक अब नहीं है, या यह सेवा बंद हो गई है।`,
    stay: 'तय काम वैसे ही रहेंगे जैसे उनके पेज पर लिखा है।',
  },
  price: {
    subject: (service) => `${service} के सिलसिले का नया दाम`,
    user: (now, then, from) => `अभी हर काम ₹${now} का है। ${from} से तय होने वाले काम ₹${then} के होंगे।`,
    handyman: (now, then, from) =>
      `अभी आपको हर काम के ₹${now} मिलते हैं। ${from} से तय होने वाले कामों के ₹${then} मिलेंगे।`,
    made: 'उससे पहले तय हुए कामों का दाम वही रहेगा। आप सिलसिला कभी भी ख़त्म कर सकते हैं।',
  },
};
