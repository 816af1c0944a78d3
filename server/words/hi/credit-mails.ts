import type { words as english } from '../en/credit-mails.ts';

export const words: typeof english = {
  given: {
    subject: (amount) => `आपके लिए ${amount} का क्रेडिट`,
    text: (amount) => `हमने आपको ${amount} का क्रेडिट दिया है:`,
    next: 'आपको कुछ करना नहीं है: आपके अगले बिल में यह अपने-आप कट जाएगा।',
  },
  taken_back: {
    subject: (amount) => `हमने ${amount} का क्रेडिट वापस लिया है`,
    text: (amount) => `हमने आपके क्रेडिट में से ${amount} वापस लिए हैं:`,
    next: 'अगर आपको लगता है कि यह ग़लत है, तो हमें लिखें।',
  },
  seeCredit: 'अपना क्रेडिट देखें',
};
