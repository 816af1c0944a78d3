import type { words as english } from '../en/operator-cash.ts';

export const words: typeof english = {
  title: 'नक़द',
  taken: (amount, when) => `${amount} नक़द, ${when}`,
  account: (balance) => `कारीगर का खाता: ${balance}`,
  paused: 'इन पर इतना बाक़ी है कि अभी नक़द नहीं लिया जा सकता।',
  said: {
    user: 'ग्राहक कहते हैं कि यह ग़लत है:',
    handyman: 'कारीगर कहते हैं कि यह ग़लत है:',
  },
  ticket: (number) => `टिकट ${number}`,
  outcomes: { right: 'सही पाया गया', not_received: 'नहीं मिला' },
  by: (name) => `फ़ैसला: ${name}`,
  reason: 'क्यों (ऑडिट लॉग के लिए)',
  decide: {
    right: {
      button: 'यह सही था',
      title: 'जैसा पक्का हुआ था, वैसा ही रहने दें?',
      lead: 'कोई पैसा नहीं हिलता। दोनों पक्षों को ईमेल जाता है। अगर पक्के से ज़्यादा लिया गया, तो ग्राहक को क्रेडिट दें।',
    },
    not_received: {
      button: 'नहीं मिला',
      title: 'यह नक़द खातों से निकाल दें?',
      lead: 'रक़म कारीगर के खाते में वापस जाती है, और बुकिंग रद्द न हो तो बिल फिर से बाक़ी हो जाता है। इसमें से जो लौटाया गया, वह ग्राहक के क्रेडिट से वापस लिया जाता है। दोनों पक्षों को ईमेल जाता है।',
    },
  },
};
