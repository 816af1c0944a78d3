import type { words as english } from '../en/receipt.ts';

export const words: typeof english = {
  loading: 'रसीद खुल रही है',
  print: 'प्रिंट करें',
  billedTo: 'बिल किसके नाम',
  workBy: 'काम किसने किया',
  amounts: 'सारी रकम भारतीय रुपयों में। भुगतान कार्ड से हुआ।',
  paidBefore: 'पहले दिए',
  paidNow: 'इस रसीद के साथ दिए',
  stillDue: 'इसके बाद बाक़ी',
  all: 'इस बुकिंग की रसीदें',
  refund: 'रिफ़ंड',
  refunds: {
    pending: (day, amount) => `${day}: ${amount} वापस आ रहे हैं`,
    succeeded: (day, amount) => `${day}: ${amount} आपके कार्ड में वापस आए`,
    failed: (day, amount) => `${day}: ${amount} अभी वापस नहीं हो पाए; जाँच चल रही है`,
  },
  none: {
    title: 'अभी कोई रसीद नहीं है',
    text: 'बुकिंग का भुगतान होने पर रसीद बनती है।',
  },
};
