import type { words as english } from '../en/identity.ts';
import { inWords } from './time.ts';

export const words: typeof english = {
  onlyYourself: 'यह सिर्फ़ अपने लिए किया जा सकता है।',
  onlyOwnDetails: 'आपको सिर्फ़ अपनी जानकारी दिख सकती है।',
  notYours: {
    booking: 'यह बुकिंग आपकी नहीं है।',
    payment: 'यह भुगतान आपका नहीं है।',
    dispatch: 'यह तलाश किसी और की है।',
  },
  noSuch: {
    booking: 'ऐसी कोई बुकिंग नहीं है।',
    payment: 'ऐसा कोई भुगतान नहीं है।',
    dispatch: 'इस पते पर कोई तलाश नहीं है।',
  },
  wrongLogin: 'ईमेल या पासवर्ड सही नहीं है।',
  loginLocked: (seconds) =>
    `इस खाते के लिए बहुत बार कोशिश हुई। ${inWords(seconds)} रुकें, या अभी लॉग इन करने के लिए ईमेल पर कोड मँगवाएँ।`,
  loginCodeMailed: 'अगर यह ईमेल हमारे पास दर्ज है, तो उस पर कोड भेजा जा रहा है।',
  wrongCode: (triesLeft) => {
    if (triesLeft === undefined) return 'यह कोड सही नहीं है। जाँचकर फिर कोशिश करें।';
    if (triesLeft === 0) return 'यह कोड सही नहीं है, और यह आख़िरी कोशिश थी। अब नया कोड चाहिए।';
    return `यह कोड सही नहीं है। ${triesLeft} कोशिश और, फिर नया कोड चाहिए।`;
  },
  wrongCodeField: 'यह कोड सही नहीं है।',
  codeGone: 'यह कोड पुराना हो गया है या इस्तेमाल हो चुका है। नया कोड मँगवाएँ।',
  newCodeMailed: 'हमने आपको नया कोड ईमेल किया है।',
  welcomeBack: 'फिर से स्वागत है!',
  userReady: 'आपका खाता तैयार है। स्वागत है!',
  handymanReady: 'आपका खाता तैयार है। टीम में स्वागत है!',
};
