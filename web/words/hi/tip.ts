import { tipRules } from '#domain/tip.ts';
import type { words as english } from '../en/tip.ts';

export const words: typeof english = {
  title: 'टिप',
  loading: 'टिप का पेज खुल रहा है',
  offer: {
    title: (name) => `${name} के लिए टिप?`,
    text: 'मन हो तभी दें। पूरी टिप इन्हीं को मिलेगी, और आपकी रेटिंग वही रहेगी।',
    other: 'दूसरी रकम',
    notNow: 'अभी नहीं',
  },
  given: {
    user: (amount, name) => `${name} के लिए आपने ${amount} की टिप दी।`,
    handyman: (amount, name) => `${name} की तरफ़ से आपको ${amount} की टिप मिली।`,
    yours: 'पूरी टिप आपकी है, और आपके अगले भुगतान के साथ आएगी।',
    refunded: 'यह ग्राहक को वापस भेज दी गई।',
    waits: 'टिप अभी आपके बैंक के पास है। यह पेज अपने आप बदलेगा।',
    receipt: 'टिप की रसीद',
  },
  page: {
    title: (name) => `${name} के लिए टिप`,
    lead: 'मन हो तभी दें। पूरी टिप इन्हीं को मिलेगी: न कमीशन, न GST।',
    when: (name) =>
      `${name} को इसका पता आपकी रेटिंग के साथ चलेगा: दोनों की रेटिंग होने पर, या विज़िट के ${tipRules.days} दिन बाद।`,
    amount: 'कितनी?',
    other: 'दूसरी रकम',
    otherField: 'रकम रुपयों में',
    range: `₹${tipRules.least} से ₹${tipRules.most.toLocaleString('en-IN')} तक, पूरे रुपयों में।`,
    choose: 'पहले रकम चुनें।',
    give: (amount) => `${amount} दें`,
    giveNone: 'टिप दें',
    none: {
      title: 'यहाँ कोई टिप नहीं देनी है',
      text: `विज़िट पूरी होने और आपकी रेटिंग के बाद, ${tipRules.days} दिन के अंदर टिप दी जा सकती है।`,
      booking: 'बुकिंग देखें',
    },
    waits: {
      title: 'आपके बैंक का जवाब आना बाक़ी है',
      text: 'आपको और कुछ नहीं करना है। यह पेज अपने आप बदलेगा।',
    },
    unsure: 'पता नहीं चला कि आपकी टिप गई या नहीं। इंटरनेट देखें और बटन फिर दबाएँ: पैसे दो बार नहीं कटेंगे।',
  },
  receipt: {
    title: 'रसीद',
    print: 'प्रिंट करें',
    thanks: 'धन्यवाद',
    tip: (name) => `${name} के लिए टिप`,
    by: { card: 'कार्ड से भुगतान हुआ।', upi: 'UPI से भुगतान हुआ।' },
    from: 'किसने दी',
    to: 'किसको',
    whole: 'पूरी टिप कारीगर को मिलती है। यह बिल का हिस्सा नहीं है।',
    states: {
      processing: 'बैंक के पास',
      given: 'भुगतान हुआ',
      refunding: 'आपको वापस आ रही है',
      refunded: 'आपको वापस हुई',
    },
  },
};
