import { askLimits } from '#domain/request-limits.ts';
import { dispatchLimits, waves } from '#domain/dispatch.ts';
import type { words as english } from '../en/dispatch.ts';
import { inWords } from './time.ts';

export const words: typeof english = {
  started: (asked) =>
    asked === 1
      ? 'सबसे पास वाले को रिक्वेस्ट भेज दी गई है।'
      : `सबसे पास के ${asked} लोगों को रिक्वेस्ट भेज दी गई है।`,
  stopped: 'रोक दिया गया। अब किसी को रिक्वेस्ट नहीं जाएगी।',
  nobodyFree: `अभी ${waves.withinKm} किमी के अंदर कोई ख़ाली नहीं है। किसी को रिक्वेस्ट नहीं भेजी गई; थोड़ी देर बाद फिर कोशिश करें, या सूची से किसी को चुनें।`,
  nobodyThen: 'उस समय वहाँ आने वाला कोई भी अब ख़ाली नहीं है। रिक्वेस्ट नहीं भेजी गई; कोई और समय चुनें।',
  oneAtATime: 'हम आपके लिए पहले से पूछ रहे हैं। पहली हाँ का इंतज़ार करें, या पहले उसे रोकें।',
  open: `आपकी लगभग ${askLimits.open} रिक्वेस्ट खुली हैं। जवाब का इंतज़ार करें या पहले कुछ वापस लें।`,
  tooOften: (seconds) =>
    `एक घंटे में हम आपके लिए ${dispatchLimits.perHour} बार पूछ चुके हैं। फिर से ${inWords(seconds)} बाद कोशिश करें; तब तक सूची से किसी को चुनें।`,
  over: {
    asking: 'इसे रोका नहीं जा सका। फिर से कोशिश करें।',
    found: 'अभी-अभी किसी ने हाँ कह दी है। बुकिंग देख लें।',
    stopped: 'आप इसे पहले ही रोक चुके हैं।',
    nobody: 'यह ख़त्म हो चुका है: कोई नहीं आ सका।',
  },
  mail: {
    subject: (service) => `${service}: अभी कोई नहीं मिला`,
    nobody: 'आपके सबसे पास जो लोग ख़ाली थे, हमने उनसे पूछा; अभी कोई नहीं आ सकता।',
    next: 'आप फिर से पूछ सकते हैं, थोड़ी दूर तक देख सकते हैं, या कोई और सेवा चुन सकते हैं।',
    see: 'देखें कि अब क्या करें',
  },
};
