import type { words as english } from '../en/rating-mails.ts';

export const words: typeof english = {
  hidden: {
    subject: 'आपकी रेटिंग छिपा दी गई है',
    somebody: 'किसी',
    told: (other) =>
      `${other} को दी हुई आपकी रेटिंग हमने छिपा दी है। अब इसे कोई नहीं पढ़ सकता, और इसके तारे नहीं गिने जाते।`,
    why: (reason) => `वजह: ${reason}`,
    writeToUs: 'अगर आपको यह ग़लत लगे तो हमें लिखें।',
  },
};
