import { said } from '#domain/words/hi.ts';
import type { words as english } from '../en/signup.ts';
import { inWords } from './time.ts';

export const words: typeof english = {
  codeMailed: 'हमने आपको छह अंकों का कोड ईमेल किया है।',
  codeStillWorks: (seconds) =>
    `जो कोड हमने अभी-अभी ईमेल किया था, वह अब भी काम करता है। दूसरा कोड ${inWords(seconds)} बाद भेजा जा सकता है।`,
  codeTriedTooOften: (seconds) =>
    `जो कोड हमने ईमेल किया था, उसे बहुत बार आज़माया गया। दूसरा कोड ${inWords(seconds)} बाद भेजा जा सकता है।`,
  nothingWaits: 'इस ईमेल से खाता बनाना शुरू नहीं हुआ है। कृपया फिर से शुरू करें।',
  emailTaken: 'इस ईमेल से खाता पहले से है। कृपया लॉग इन करें।',
  mailboxTaken: 'इसी पते की दूसरी लिखावट से आपका खाता पहले से है। कृपया उसी से लॉग इन करें।',
  commonPassword: said.commonPassword,
  tooManyNew: (seconds) =>
    `अभी-अभी आपके नेटवर्क से बहुत सारे खाते बने हैं। ${inWords(seconds)} बाद या किसी दूसरे नेटवर्क से आगे बढ़ें।`,
  detailsRefused:
    'इस जानकारी से खाता नहीं बन सकता। अगर आपका खाता पहले से है, तो उससे लॉग इन करें; नहीं तो कृपया हमें लिखें।',
};
