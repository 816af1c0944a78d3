import type { words as english } from '../en/payment-bill.ts';

export const words: typeof english = {
  title: 'भुगतान का बिल',
  loading: 'बिल खुल रहा है',
  notHere: 'यह बिल यहाँ नहीं है',
  dashboard: 'डैशबोर्ड',
  jobFor: (service, name) => `${name} के लिए ${service}`,
  youGet: 'आपको मिलेंगे',
  commission: (amount) => `${amount} कमीशन काटकर`,
  partRefund: (amount) => `LocalHands ने ग्राहक को ${amount} वापस किए। आपका हिस्सा वही रहता है।`,
  toDashboard: 'डैशबोर्ड पर वापस जाएँ',
  example: {
    lead: 'बिल ऐसा दिखता है।',
    total: 'कुल',
    gst: 'GST',
    discount: 'LH छूट',
    nothingDue: 'अभी कोई भुगतान लेना बाक़ी नहीं है।',
  },
  collect: {
    button: 'भुगतान लें',
    title: (amount, name) => `${name} से ${amount} लें`,
    ask: (name) => `${name} से कहें कि अपने फ़ोन पर “मेरी बुकिंग” खोलें।`,
    theyPay: 'वहाँ यह बुकिंग चुनकर कार्ड से भुगतान करना है।',
    youSee: 'भुगतान होते ही आपको यहाँ दिखेगा।',
    waiting: 'भुगतान का इंतज़ार है…',
    link: 'ग्राहक के लिए लिंक',
    copyLink: 'ग्राहक के लिए लिंक कॉपी करें',
    close: 'बंद करें',
    nothing: 'इस बुकिंग का कोई भुगतान नहीं है।',
  },
  settled: {
    unpaid: undefined,
    processing: 'बैंक में भुगतान चल रहा है। पूरा होते ही इस पेज पर दिखेगा।',
    paid: 'कार्ड से भुगतान हुआ। यह आपको हर हफ़्ते मिलने वाले अगले भुगतान में मिलेगा।',
    refunded: 'ये पैसे ग्राहक को वापस दे दिए गए।',
  },
};
