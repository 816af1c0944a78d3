import type { words as english } from '../en/price.ts';

export const words: typeof english = {
  serviceCharge: 'सर्विस चार्ज',
  cost: 'काम की कीमत',
  gst: 'GST (18%)',
  discount: 'LH छूट',
  total: 'कुल',
  fromCredit: 'आपके क्रेडिट से',
  code: (code) => `कोड ${code}`,
  afterCode: 'कोड के बाद दिए',
  alreadyPaid: 'पहले दिए',
  owed: 'रद्द बुकिंग का शुल्क',
  stillDue: 'बाक़ी',
  refunded: 'वापस किए गए',
  kept: 'आख़िर में दिए गए',
};
