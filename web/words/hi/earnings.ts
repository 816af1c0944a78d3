import type { words as english } from '../en/earnings.ts';

export const words: typeof english = {
  loading: 'आपकी कमाई खुल रही है',
  back: 'डैशबोर्ड',
  period: { label: 'किसकी कमाई', day: 'दिन', week: 'हफ़्ता', month: 'महीना' },
  before: { day: 'पिछला दिन', week: 'पिछला हफ़्ता', month: 'पिछला महीना' },
  after: { day: 'अगला दिन', week: 'अगला हफ़्ता', month: 'अगला महीना' },
  now: { day: 'आज', week: 'यह हफ़्ता', month: 'यह महीना' },
  span: (from, to) => `${from} – ${to}`,
  each: (amount) => `हर काम पर ${amount}`,
  chart: 'दिन के हिसाब से',
  balance: {
    title: 'आपके, अभी आपको भेजे नहीं गए',
    text: 'जुड़ने से अब तक पूरे हुए और चुकाए गए सब कामों में आपका हिस्सा, और आपकी टिप, आपके लिए हुए नक़द को घटाकर।',
    owed: {
      title: 'आप पर LocalHands का बाक़ी',
      text: 'आपके लिए हुए नक़द या रिफ़ंड से। यह आपकी आगे की कमाई में से घटा दिया जाता है।',
    },
    paused:
      'आप पर ₹2,000 से ज़्यादा बाक़ी है, इसलिए इसके कम होने तक ग्राहक आपको सिर्फ़ कार्ड या UPI से भुगतान कर सकते हैं। और कुछ नहीं बदलता।',
    unpaid: (amount) => `पूरे हुए कामों का भुगतान ग्राहकों से आने पर ${amount} और मिलेंगे।`,
  },
  cash: (amount, commission) => `आपके पास नक़द: ${amount}, इसमें से ${commission} कमीशन है`,
  list: {
    title: 'काम',
    none: 'यहाँ कोई काम नहीं',
    noneText: 'काम जिस दिन पूरा होता है, उसी दिन यहाँ दिखता है।',
    state: {
      earned: 'आपका',
      unpaid: 'ग्राहक का भुगतान अभी बाक़ी है',
      refunded: 'ग्राहक को लौटाया गया',
    },
    tip: (amount) => `और ${amount} टिप`,
    cash: (amount) => `${amount} नक़द आपके पास`,
    part: (amount) => `इसमें से ${amount} का भुगतान बाक़ी है`,
  },
};
