import type * as english from './dispute-en.ts';

export const reasons: typeof english.reasons = {
  fraudulent: 'ग्राहक का कहना है कि यह भुगतान उन्होंने नहीं किया।',
  unrecognized: 'ग्राहक अपने स्टेटमेंट में इस भुगतान को नहीं पहचानते।',
  duplicate: 'ग्राहक का कहना है कि पैसे दो बार लिए गए।',
  product_not_received: 'ग्राहक का कहना है कि कोई नहीं आया, या काम नहीं हुआ।',
  product_unacceptable: 'ग्राहक का कहना है कि काम वैसा नहीं हुआ जैसा तय था।',
  credit_not_processed: 'ग्राहक का कहना है कि जो रिफ़ंड मिलना था वह नहीं आया।',
  subscription_canceled: 'ग्राहक का कहना है कि उन्होंने पहले ही रद्द कर दिया था।',
  general: 'बैंक ने इससे ज़्यादा कोई वजह नहीं बताई।',
};
