import type { words as english } from '../en/operator-ratings.ts';

export const words: typeof english = {
  title: 'रेटिंग',
  lead: 'लोग एक-दूसरे के बारे में क्या कहते हैं। जिनकी शिकायत हुई है, वे आपके इंतज़ार में हैं।',
  show: { reported: 'शिकायत वाली', hidden: 'छिपी हुई', all: 'सभी' },
  filter: 'कौन-सी रेटिंग',
  none: {
    reported: 'देखने के लिए कुछ नहीं है',
    hidden: 'कुछ छिपा हुआ नहीं है',
    all: 'अभी कोई रेटिंग नहीं है',
  },
  noneText: {
    reported: 'जिसकी शिकायत होती है, वह पहले यहाँ दिखती है।',
    hidden: 'ऑपरेटर जो छिपाते हैं, वह वजह के साथ यहाँ दिखता है।',
    all: 'रेटिंग दिखने लगे तो यहाँ भी दिखती है।',
  },
  columns: {
    at: 'कब से दिखती है',
    who: 'किसने, किसके बारे में',
    said: 'क्या कहा',
    state: 'स्थिति',
    actions: 'क्या करें',
  },
  roles: { user: 'ग्राहक', handyman: 'कारीगर' },
  about: (name) => `${name} के बारे में`,
  booking: (number) => `बुकिंग ${number}`,
  reply: (text) => `जवाब: ${text}`,
  states: {
    reported: 'शिकायत हुई',
    looked: 'शिकायत बंद',
    hidden: 'छिपाई गई',
    visible: 'सबको दिखती है',
  },
  actions: {
    hide: {
      button: 'छिपाएँ',
      title: 'यह रेटिंग छिपाएँ?',
      text: 'फिर इसे कोई नहीं पढ़ सकता और इसके तारे नहीं गिने जाते। लिखने वाले को वजह ईमेल से बताई जाती है।',
    },
    show: {
      button: 'फिर दिखाएँ',
      title: 'यह रेटिंग फिर दिखाएँ?',
      text: 'इसे फिर सब पढ़ सकते हैं और इसके तारे गिने जाते हैं।',
    },
    dismiss: {
      button: 'शिकायत बंद करें',
      title: 'यह शिकायत बंद करें?',
      text: 'रेटिंग जैसी है वैसी रहती है।',
    },
  },
  reason: 'वजह बताएँ',
  reasonHint: { hide: 'इसे लिखने वाला पढ़ेगा।', show: 'ऑडिट लॉग के लिए।', dismiss: 'ऑडिट लॉग के लिए।' },
  cancel: 'अभी नहीं',
};
