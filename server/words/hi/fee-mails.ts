import type { words as english } from '../en/fee-mails.ts';

export const words: typeof english = {
  late: {
    subject: (amount) => `आपने एक बुकिंग रद्द की: ${amount} शुल्क`,
    off: (handyman, amount) =>
      `आपने ${handyman} के साथ की बुकिंग मुफ़्त रद्द करने का समय निकलने के बाद रद्द की है। इसका शुल्क ${amount} है, और यह पूरा ${handyman} को मिलता है।`,
  },
  state: {
    paid: 'यह आपके दिए पैसों में से लिया गया है। बाक़ी पैसे उसी तरीके से वापस आएँगे जिससे दिए थे।',
    owed: 'अभी कुछ करना नहीं है: यह आपके अगले भुगतान में जुड़ जाएगा।',
    forgiven: '',
  },
  home: (handyman, amount) => `आने-जाने के लिए ${handyman} को ${amount} मिलते हैं, पूरे।`,
  wrong: 'अगर इसमें कुछ ग़लत है, तो कृपया अपनी बुकिंग के पेज से हमें लिखें।',
  rows: { fee: 'शुल्क' },
  sorry: {
    subject: (amount) => `आपके लिए ${amount} का क्रेडिट`,
    nobodyCame: (handyman, amount) =>
      `माफ़ कीजिए कि ${handyman} नहीं आए। हमने आपको ${amount} का क्रेडिट दिया है।`,
    cancelled: (amount) =>
      `हमने इसके लिए आपको ${amount} का क्रेडिट दिया है: आपके अगले बिल में यह अपने-आप कट जाएगा।`,
    next: 'आपको कुछ करना नहीं है: आपके अगले बिल में यह अपने-आप कट जाएगा। इस बुकिंग के लिए आपने जो भी दिया, वह वापस आएगा।',
  },
  toHandyman: (amount) =>
    `उन्होंने देर से रद्द किया है: ${amount} का शुल्क आपका है। ग्राहक के चुकाते ही वह आपके खाते में आ जाएगा।`,
  paidToHandyman: (amount) =>
    `उन्होंने देर से रद्द किया है: ${amount} का शुल्क आपका है, और आपके खाते में आ गया है।`,
  forgiven: {
    subject: (amount) => `${amount} का शुल्क माफ़ हुआ`,
    text: (booking, amount) =>
      `LocalHands ने आपकी बुकिंग ${booking} का ${amount} का शुल्क माफ़ कर दिया है:`,
    refunded: (amount) => `आप इसमें से ${amount} दे चुके थे: वह वापस आएगा।`,
    nothing: 'अब आपको यह नहीं देना है।',
  },
};
