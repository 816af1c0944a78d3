import { roleNames } from '#domain/words/hi.ts';
import type { words as english } from '../en/http.ts';
import { inWords } from './time.ts';

export const words: typeof english = {
  wrong: 'इस रिक्वेस्ट में कुछ ग़लत है।',
  unforeseen: () => 'यह ठीक नहीं है। जाँचकर फिर भेजें।',
  loginFirst: 'पहले लॉग इन करें',
  wrongRole: (role) =>
    `यह ${roleNames[role].many} के लिए है। आगे बढ़ने के लिए ${roleNames[role].one} के खाते से लॉग इन करें।`,
  tooMany: (seconds) => `बहुत बार कोशिश हुई। ${inWords(seconds)} रुककर फिर कोशिश करें।`,
  busy: 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  internal: 'हमारी तरफ़ से कुछ गड़बड़ हुई। फिर कोशिश करें।',
  unreadable: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी। देखें कि क्या भेजा गया है।',
  tooSlow: 'यह रिक्वेस्ट पहुँचने में बहुत देर लगी। इसे फिर से भेजें।',
  tooLarge: 'यह बहुत बड़ा है। छोटा करके भेजें।',
  longAddress: 'यह लिंक बहुत लंबा है।',
  jsonOnly: 'यह रिक्वेस्ट application/json में भेजें।',
  expectation: 'Expect हेडर में जो माँगा गया है, वह यह सर्वर नहीं करता।',
  largeHeaders: 'इस रिक्वेस्ट के हेडर बहुत बड़े हैं।',
  noSuchCall: 'यहाँ कुछ नहीं है। क्या-क्या है, यह /api/docs पर देखें।',
  notUtf8: 'यह UTF-8 में लिखा टेक्स्ट नहीं है।',
  unreadableForm: 'यह फ़ॉर्म पढ़ा नहीं जा सका। इसे फिर से भेजें।',
  twoHosts: 'इस रिक्वेस्ट में एक से ज़्यादा होस्ट हैं।',
  crossSite: 'यह रिक्वेस्ट किसी दूसरी साइट से आई, इसलिए पूरी नहीं की गई।',
  otherFiles: 'आपके नेटवर्क से अभी दूसरी फ़ाइलें आ रही हैं। थोड़ी देर में फिर कोशिश करें।',
  tooManyPages: 'बहुत सारे पेज खुले हैं। कुछ बंद करें।',
  cursor: 'यह कर्सर हमारा नहीं है। पहले पेज से फिर शुरू करें।',
};
