import type { words as english } from '../en/ticket-mails.ts';

export const words: typeof english = {
  ticket: 'टिकट',
  booking: 'बुकिंग',
  see: 'टिकट देखें',
  opened: {
    subject: (number) => `आपका संदेश मिल गया: टिकट ${number}`,
    received: 'हमें लिखने के लिए धन्यवाद। इसे कोई मशीन नहीं, हमारी टीम पढ़ती है।',
    next: (until) => `हम ${until} तक ईमेल से और टिकट के पेज पर जवाब दे देंगे। वहाँ आप कभी भी और लिख सकते हैं।`,
  },
  answered: {
    subject: (number) => `आपके टिकट ${number} का जवाब आ गया है`,
    text: 'आपके टिकट के पेज पर जवाब है। अगर उससे बात न बने, तो वहीं फिर लिखें।',
  },
  closed: {
    subject: (number) => `आपका टिकट ${number} बंद हुआ`,
    outcomes: {
      come_again: 'काम ठीक करने कोई फिर आएगा। जो तय हुआ, वह टिकट के पेज पर है।',
      part_refund: 'आपके दिए पैसों का एक हिस्सा हमने वापस भेज दिया है।',
      whole_refund: 'आपके दिए सारे पैसे हमने वापस भेज दिए हैं।',
      no_action: 'हमने आपका टिकट बंद कर दिया है। वजह उसके पेज पर है।',
    },
    again: 'अगर बात इससे नहीं बनी, तो सात दिन के अंदर टिकट के पेज पर फिर लिखें।',
  },
  alarm: {
    subject: (number) => `SOS: किसी को अभी मदद चाहिए (टिकट ${number})`,
    text: (name, phone) =>
      `${name} ने चल रहे काम पर SOS दबाया है। अभी +91 ${phone} पर कॉल करें। जगह टिकट के पेज पर है।`,
    somebody: 'किसी',
    see: 'अलार्म खोलें',
  },
};
