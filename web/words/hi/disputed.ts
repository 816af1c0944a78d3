import type { words as english } from '../en/disputed.ts';

export const words: typeof english = {
  notes: {
    examined: (amount) =>
      `आपका बैंक ${amount} के आपके भुगतान की जाँच कर रहा है। इस बीच हम इसे वापस नहीं कर सकते; जाँच कहाँ तक पहुँची, यह अपने बैंक से पूछें।`,
    returned: (amount) => `इसमें से ${amount} आपके बैंक ने आपको लौटा दिए हैं। आपको ये फिर से नहीं देने हैं।`,
  },
};
