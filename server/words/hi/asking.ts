import { askLimits } from '#domain/request-limits.ts';
import type { words as english } from '../en/asking.ts';
import { inWords } from './time.ts';

const again = (seconds: number) =>
  `फिर से रिक्वेस्ट ${inWords(seconds)} बाद भेजी जा सकती है; तब तक किसी और को चुनें।`;

export const words: typeof english = {
  onlyYourself: 'बुकिंग सिर्फ़ अपने लिए की जा सकती है।',
  notOffered: 'यह सेवा अभी नहीं मिल रही है।',
  packs: (prices) => `कोई एक पैक चुनें: ${prices.join(', ')} रुपये।`,
  priceChanged: (total) => `कुल रकम अब ₹${total} है। रिक्वेस्ट नहीं भेजी गई; कीमत फिर से देख लें।`,
  unpaid: 'आपका एक काम पूरा हो चुका है और उसका भुगतान बाक़ी है। नई रिक्वेस्ट से पहले उसका भुगतान करें।',
  asked: 'इन्हें आपकी रिक्वेस्ट पहले ही जा चुकी है। जवाब का इंतज़ार करें।',
  far: `ये ${askLimits.withinKm} किमी से ज़्यादा दूर हैं। पास के किसी को चुनें, या जगह फिर से देख लें।`,
  blocked: 'इन्हें आपने ब्लॉक किया है। फिर से रिक्वेस्ट भेजने के लिए अपने खाते के पेज पर इन्हें अनब्लॉक करें।',
  offline: 'ये अभी ऑफ़लाइन हैं। किसी और को चुनें।',
  busy: 'ये अभी किसी काम पर हैं। किसी और को चुनें।',
  open: `${askLimits.open} कारीगरों को आपकी रिक्वेस्ट जा चुकी है। जवाब का इंतज़ार करें या पहले एक रिक्वेस्ट वापस लें।`,
  running: (most) =>
    `आपके ${most} काम अभी चल रहे हैं। इनमें से एक पूरा होने पर आप फिर रिक्वेस्ट भेज सकते हैं; हर चुकाए गए काम के साथ एक और काम साथ चल सकता है।`,
  tooOften: {
    hour: (seconds) => `एक घंटे में आपकी ${askLimits.perHour} रिक्वेस्ट जा चुकी हैं। ${again(seconds)}`,
    pair: (seconds) => `आज इन्हें आपकी ${askLimits.perPairADay} रिक्वेस्ट जा चुकी हैं। ${again(seconds)}`,
    cool_down: (seconds) => `इन्हें आपकी रिक्वेस्ट अभी-अभी गई थी। ${again(seconds)}`,
    network: (seconds) => `आपके नेटवर्क से इन्हें बहुत सारी रिक्वेस्ट जा चुकी हैं। ${again(seconds)}`,
  },
};
