import { reasons } from '#domain/words/dispute-hi.ts';
import type { words as english } from '../en/dispute-mails.ts';

export const words: typeof english = {
  reasons,
  opened: {
    subject: (number, amount) => `विवाद: बुकिंग ${number} के ${amount}`,
    text: (number, amount) =>
      `बुकिंग ${number} के लिए दिए गए ${amount} ग्राहक के बैंक ने वापस ले लिए हैं, और वह हमसे पूछ रहा है कि क्या हुआ था।`,
  },
  lastDay: {
    subject: (number, amount) => `जवाब का आख़िरी दिन: बुकिंग ${number} के ${amount}`,
    text: (number, amount) =>
      `बुकिंग ${number} के ${amount} के विवाद का जवाब अब तक किसी ने नहीं दिया है। जवाब के बिना ये पैसे चले जाएँगे।`,
  },
  because: (reason) => `वजह: ${reason}`,
  until: (time) => `बैंक ${time} तक जवाब लेता है।`,
  whenever: 'बैंक ने आख़िरी दिन नहीं बताया है। जल्दी जवाब दें।',
  see: 'विवाद खोलें',
};
