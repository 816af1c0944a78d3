import type { words as english } from '../en/fee.ts';
import { feeRules } from '#domain/fee.ts';

export const words: typeof english = {
  rule: {
    free: 'रद्द करना मुफ़्त है।',
    until: (time, amount, who) => `${time} तक मुफ़्त। उसके बाद ${amount} ${who} को मिलेंगे।`,
    beforeTheWay: (amount, who) =>
      `${who} के निकलने तक, और मंज़ूरी के ${feeRules.graceMinutes} मिनट बाद तक मुफ़्त। उसके बाद ${amount} ${who} को मिलेंगे।`,
    costs: (amount, who) => `अब रद्द करने पर ${amount} लगेंगे: यह पूरा ${who} को मिलेगा।`,
  },
  cancelFor: (amount) => `${amount} देकर रद्द करें`,
  money: {
    unpaid: (amount) => `भुगतान नहीं हुआ है: ये ${amount} आपके अगले भुगतान में जुड़ जाएँगे।`,
    processing: (amount) => `अगर भुगतान फिर भी हो गया, तो ${amount} छोड़कर बाक़ी सब वापस आएगा।`,
    paid: (amount) =>
      `आपके दिए पैसों में से ${amount} छोड़कर बाक़ी सब उसी तरीके से वापस आएगा जिससे आपने दिए थे।`,
    refunded: (amount) => `ये ${amount} आपके अगले भुगतान में जुड़ जाएँगे।`,
  },
  credit: (amount) => `हम आपको अगले बिल के लिए ${amount} का क्रेडिट देंगे।`,
  kinds: {
    late_cancellation: 'देर से रद्द करने का शुल्क',
    nobody_home: 'शुल्क, क्योंकि घर पर कोई नहीं मिला',
  },
  states: {
    owed: 'अभी बाक़ी है: आपके अगले भुगतान में जुड़ जाएगा।',
    paid: 'चुका दिया गया। पूरा कारीगर को मिला।',
    forgiven: 'LocalHands ने माफ़ कर दिया है।',
  },
  forHandyman: {
    owed: 'यह आपका है, ग्राहक के चुकाते ही।',
    paid: 'यह आपका है, और आपके खाते में है।',
    forgiven: 'LocalHands ने माफ़ कर दिया है। तब तक जितना चुकाया गया, वह आपका है।',
  },
  because: (sentence) => `“${sentence}”`,
  owed: (amount) => `एक रद्द बुकिंग के ${amount} बाक़ी हैं: ये आपके अगले भुगतान में जुड़ जाएँगे।`,
  seeIt: 'बुकिंग देखें',
};
