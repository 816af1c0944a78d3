import type { words as english } from '../en/payment-mails.ts';

export const words: typeof english = {
  seeReceipt: 'अपनी रसीद देखें',
  receipt: {
    subject: (number) => `LocalHands की रसीद ${number}`,
    thanks: (total, service, handyman) =>
      `धन्यवाद। ${handyman} के काम (${service}) के लिए आपका ${total} का भुगतान हुआ।`,
    rows: {
      receipt: 'रसीद',
      booking: 'बुकिंग',
      date: 'तारीख़',
      serviceCharge: 'सर्विस चार्ज',
      cost: 'काम की कीमत',
      gst: 'GST',
      discount: 'LH छूट',
      total: 'कुल',
      code: (code) => `कोड ${code}`,
      paidBefore: 'पहले दिए',
      paidNow: 'अभी दिए',
      stillDue: 'बाक़ी',
      fees: 'रद्द बुकिंग का शुल्क',
      charged: 'कुल कटे',
    },
  },
  refund: {
    subject: 'आपके पैसे वापस आ रहे हैं',
    creditSubject: 'आपका क्रेडिट वापस आ गया',
    refunded: (booking, handyman, amount, where) =>
      `${handyman} के साथ आपकी बुकिंग ${booking} रद्द हुई, इसलिए हमने ${amount} ${where} वापस भेज दिए हैं।`,
    decided: (booking, amount, total, where) =>
      `आपकी बुकिंग ${booking} के लिए दिए गए ${total} में से ${amount} हमने ${where} वापस भेज दिए हैं।`,
    where: { card: 'आपके कार्ड पर', upi: 'UPI से आपके बैंक खाते में', credit: 'आपके क्रेडिट में' },
    next: {
      upi: 'बैंक में दिखने में एक-दो दिन लग सकते हैं।',
      card: 'बैंक में दिखने में कुछ दिन लगते हैं।',
      credit: 'यह अभी वहाँ है, और आपके अगले बिल में अपने-आप कट जाएगा।',
    },
  },
  refundFailed: {
    subject: 'आपके पैसे वापस नहीं पहुँचे',
    notTaken: (booking, handyman, amount) =>
      `${handyman} के साथ आपकी बुकिंग ${booking} रद्द हुई, लेकिन आपके दिए हुए ${amount} आपके बैंक ने वापस नहीं लिए।`,
    decidedNotTaken: (booking, amount) =>
      `आपकी बुकिंग ${booking} के लिए हमने ${amount} वापस भेजने की कोशिश की, लेकिन आपके बैंक ने ये पैसे नहीं लिए।`,
    again:
      'ये पैसे अब भी आपके हैं। हम अगले कुछ दिनों में ख़ुद फिर कोशिश करेंगे, और पहुँचने पर या न पहुँच पाने पर आपको लिखेंगे।',
    stillYours: 'ये पैसे अब भी आपके हैं। कृपया हमें लिखें और बताएँ कि इन्हें कैसे लौटाएँ।',
  },
};
