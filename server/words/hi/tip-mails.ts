import type { words as english } from '../en/tip-mails.ts';

export const words: typeof english = {
  seeTip: 'अपनी टिप देखें',
  receipt: {
    subject: (number) => `आपकी टिप की रसीद ${number}`,
    thanks: (amount, handyman) =>
      `धन्यवाद। ${handyman} के लिए आपकी ${amount} की टिप मिल गई। पूरी टिप इन्हीं को मिलेगी।`,
    rows: {
      receipt: 'रसीद',
      booking: 'बुकिंग',
      date: 'तारीख़',
      tip: (handyman, way) => `${handyman} के लिए टिप, ${way === 'upi' ? 'UPI' : 'कार्ड'} से`,
    },
  },
  given: {
    subject: (amount) => `आपके लिए ${amount} की टिप`,
    text: (customer, amount, booking) =>
      `बुकिंग ${booking} के लिए ${customer} की तरफ़ से आपको ${amount} की टिप मिली है।`,
    next: 'पूरी टिप आपकी है, और आपके अगले भुगतान के साथ आएगी।',
    see: 'अपनी कमाई देखें',
  },
  refund: {
    succeeded: {
      subject: 'आपकी टिप वापस आ रही है',
      text: (booking, handyman, amount) =>
        `बुकिंग ${booking} में ${handyman} के लिए दी गई ${amount} की टिप हमने वापस भेज दी है, जहाँ से आई थी वहीं।`,
      next: 'बैंक में दिखने में कुछ दिन लगते हैं।',
    },
    failed: {
      subject: 'आपकी टिप वापस नहीं पहुँची',
      text: (booking, handyman, amount) =>
        `बुकिंग ${booking} में ${handyman} के लिए दी गई ${amount} की टिप हमने वापस भेजने की कोशिश की, लेकिन आपके बैंक ने ये पैसे नहीं लिए।`,
      next: 'कृपया हमें लिखें और बताएँ कि इन्हें कैसे लौटाएँ।',
    },
  },
  takenBack: {
    subject: (amount) => `${amount} की टिप वापस हुई`,
    text: (amount, booking) =>
      `बुकिंग ${booking} की ${amount} की टिप हमने ग्राहक को वापस भेज दी है, इसलिए यह आपके खाते से कट गई है।`,
    next: 'अगर आपको लगता है कि यह ग़लत है, तो हमें लिखें।',
    see: 'अपनी कमाई देखें',
  },
};
