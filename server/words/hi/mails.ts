import type { words as english } from '../en/mails.ts';

export const words: typeof english = {
  greeting: (name) => `नमस्ते ${name},`,
  there: 'जी',
  fromNowOn: 'अब से हम आपको हिन्दी में लिखेंगे।',
  footer: 'LocalHands: मदद, बस दो गली दूर।',
  // Names of services change their ending before a postposition; this word does not.
  yourHandyman: () => 'आपके कारीगर',
  signup: {
    subject: 'आपका LocalHands कोड',
    code: 'इस कोड से आपका खाता बन जाएगा:',
    once: (minutes) =>
      `यह एक ही बार और ${minutes} मिनट तक काम करता है। अगर आपने इसे नहीं माँगा, तो इस ईमेल पर ध्यान न दें।`,
  },
  loginCode: {
    subject: 'आपका LocalHands लॉग इन कोड',
    code: 'आपके खाते में लॉग इन करने की बहुत ज़्यादा कोशिशें हुई हैं, इसलिए पासवर्ड के साथ यह कोड भी चाहिए:',
    once: (minutes) =>
      `यह एक ही बार और ${minutes} मिनट तक काम करता है, और उसी ब्राउज़र में जिससे माँगा गया। अगर आपने इसे नहीं माँगा, तो इस ईमेल पर ध्यान न दें: आपके पासवर्ड के बिना इससे कुछ नहीं खुलता।`,
  },
  aadhaarTaken: {
    subject: 'किसी ने आपकी जानकारी से खाता बनाने की कोशिश की',
    tried: 'किसी ने आपके आधार नंबर से दूसरा LocalHands खाता बनाने की कोशिश की है। कोई खाता नहीं बना।',
    wasItYou:
      'अगर यह कोशिश आपने की: इस ईमेल पते से आपका खाता पहले से है। अगर नहीं, तो आपको कुछ करने की ज़रूरत नहीं है।',
    logIn: 'लॉग इन करें',
  },
};
