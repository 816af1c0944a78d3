import type { words as english } from '../en/cash-mails.ts';

export const words: typeof english = {
  seeBooking: 'अपनी बुकिंग देखें',
  seeReceipt: 'अपनी रसीद देखें',
  seeEarnings: 'अपनी कमाई देखें',
  yourCustomer: 'आपके ग्राहक',
  paid: {
    subject: (handyman, amount) => `आपने ${handyman} को ${amount} नक़द दिए`,
    text: (handyman, amount, service) =>
      `धन्यवाद। ${handyman} ने बताया है कि काम (${service}) के लिए आपसे ${amount} नक़द मिल गए।`,
    wrong:
      'क्या आपने कोई और रक़म दी, या कुछ नहीं दिया? एक दिन के अंदर बुकिंग के पेज पर बताएँ, हम इसकी जाँच करेंगे।',
    rows: { receipt: 'रसीद', booking: 'बुकिंग', amount: 'नक़द दिए' },
  },
  taken: {
    subject: (amount) => `आपने ${amount} नक़द लिए`,
    text: (customer, amount, service) =>
      `आपने बताया है कि काम (${service}) के लिए ${customer} से ${amount} नक़द मिल गए।`,
    against:
      'ये पैसे आपके पास रहेंगे। ये आपकी कमाई में से घटा दिए जाते हैं, इसलिए आपको इनमें से सिर्फ़ कमीशन देना बनता है।',
    wrong: 'क्या यह ग़लती से हुआ? एक दिन के अंदर काम के बिल पर बताएँ, हम इसकी जाँच करेंगे।',
    rows: { booking: 'बुकिंग', amount: 'नक़द लिए', commission: 'बिल पर कमीशन' },
  },
  decided: {
    right: {
      subject: (booking) => `बुकिंग ${booking} का नक़द वैसा ही रहेगा जैसा पक्का हुआ था`,
      user: (amount) => `हमने जाँच की: ${amount} नक़द दिए गए थे, जैसा कारीगर ने बताया था। कुछ नहीं बदलेगा।`,
      handyman: (amount) => `हमने जाँच की: आपको ${amount} नक़द मिले थे, जैसा आपने बताया था। कुछ नहीं बदलेगा।`,
    },
    not_received: {
      subject: (booking) => `बुकिंग ${booking} का नक़द नहीं मिला था`,
      user: (amount) =>
        `हमने जाँच की: जो ${amount} नक़द बताए गए थे, वे नहीं दिए गए। वह रसीद अब मान्य नहीं है। जितना बाक़ी है, वह बुकिंग के पेज पर लिखा है।`,
      handyman: (amount) =>
        `हमने जाँच की: जो ${amount} नक़द आपने बताए थे, वे आपको नहीं मिले। वे आपके बाक़ी में से हटा दिए गए हैं, और ग्राहक के भुगतान करने पर काम का आपका हिस्सा आपको मिलेगा।`,
    },
  },
};
