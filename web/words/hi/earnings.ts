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
    text: 'जुड़ने से अब तक पूरे हुए और चुकाए गए सब कामों में आपका हिस्सा।',
    unpaid: (amount) => `पूरे हुए कामों का भुगतान ग्राहकों से आने पर ${amount} और मिलेंगे।`,
  },
  list: {
    title: 'काम',
    none: 'यहाँ कोई काम नहीं',
    noneText: 'काम जिस दिन पूरा होता है, उसी दिन यहाँ दिखता है।',
    state: {
      earned: 'आपका',
      unpaid: 'ग्राहक का भुगतान अभी बाक़ी है',
      refunded: 'ग्राहक को लौटाया गया',
    },
    part: (amount) => `इसमें से ${amount} का भुगतान बाक़ी है`,
  },
};
