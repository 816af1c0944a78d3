import type { Told, words as english } from '../en/visit.tsx';

const finished: Readonly<Record<Told, string>> = {
  user: 'आपने बताया कि काम पूरा हुआ',
  handyman: 'काम पूरा हुआ',
  time: 'शुरू होने के एक दिन बाद पूरा माना गया',
};

const finishedFor: Readonly<Record<Told, (name: string) => string>> = {
  user: (name) => `${name} ने बताया कि काम पूरा हुआ`,
  handyman: () => 'आपने बताया कि काम पूरा हुआ',
  time: () => finished.time,
};

export const words: typeof english = {
  back: 'मेरी बुकिंग पर वापस',
  toDashboard: 'डैशबोर्ड पर वापस',
  loading: 'आपकी बुकिंग खुल रही है',
  confirmed: 'बुकिंग पक्की हुई',
  happened: 'अब तक क्या हुआ',
  asked: {
    title: (who) => `${who} के जवाब का इंतज़ार`,
    text: 'कारीगर के जवाब का इंतज़ार... जवाब यहाँ, हर पेज पर और ईमेल से पता चलेगा।',
  },
  arrives: (who, at, unseen) => (
    <>
      {unseen(`${who} ने रिक्वेस्ट मंज़ूर की। `)}
      {who} के पहुँचने का समय {at} के करीब
    </>
  ),
  estimate: (minutes, distance) => (
    <>
      पहुँचने में करीब {minutes} · {distance} दूर
    </>
  ),
  notYetOnTheWay: (who) => `निकलने पर ${who} आपको बताएँगे।`,
  expected: {
    title: (who, at) => `${who} को ${at} के करीब पहुँचना था`,
    text: (who) => `${who} ने अभी नहीं बताया कि वे रास्ते में हैं। आप संदेश भेजें या फ़ोन करें।`,
  },
  late: {
    title: (who, at, late) => `${who} को ${at} के करीब पहुँचना था, ${late} पहले`,
    text: (who) => `पहुँचने का समय निकल गया है। ${who} को फ़ोन करके पूछें।`,
  },
  working: {
    title: (who) => `${who} काम पर हैं`,
    justNow: (since) => `${since} से। काम पूरा होने पर दोनों में से कोई भी बता दे।`,
    text: (since, lasting) =>
      `${since} से, यानी ${lasting} से। काम पूरा होने पर दोनों में से कोई भी बता दे।`,
  },
  finished: {
    title: 'काम पूरा हुआ',
    paidTitle: 'काम पूरा, भुगतान हुआ',
    toPayTitle: (total) => `काम पूरा, ${total} देना बाक़ी`,
    thanks: 'काम पूरा हुआ। LocalHands से बुकिंग के लिए धन्यवाद।',
    bankWorking: 'आपका बैंक अभी भुगतान पर काम कर रहा है।',
  },
  refused: {
    title: (who, refusal) => `${who} ${refusal}`,
    text: 'आपको कुछ नहीं देना है। पास के किसी और कारीगर को बुलाएँ।',
  },
  cancelled: {
    title: 'बुकिंग रद्द हुई',
    withFee: 'इसका शुल्क बिल में लिखा है।',
    money: {
      unpaid: 'आपको कुछ नहीं देना है।',
      processing: 'अगर भुगतान फिर भी हो गया, तो पूरे पैसे वापस आएँगे।',
      paid: 'आपके दिए पैसे वापस मिलेंगे।',
      refunded: 'आपके दिए पैसे वापस हो चुके हैं।',
    },
  },
  steps: {
    label: 'कदम',
    requested: 'रिक्वेस्ट',
    accepted: 'मंज़ूर',
    onTheWay: 'रास्ते में',
    arrived: 'दरवाज़े पर',
    working: 'काम जारी',
    done: 'पूरा हुआ',
    paid: 'भुगतान हुआ',
    moneyBack: 'पैसे वापस',
    ends: { declined: 'मना किया', cancelled: 'रद्द', expired: 'जवाब नहीं' },
    toCome: ', अभी बाक़ी',
  },
  told: {
    request: (name) => `आपने ${name} को रिक्वेस्ट भेजी`,
    accept: (name) => `${name} ने रिक्वेस्ट मंज़ूर की`,
    decline: (name) => `${name} ने मना किया`,
    withdraw: () => 'आपने रिक्वेस्ट वापस ली',
    expire: (name) => `${name} ने समय पर जवाब नहीं दिया`,
    set_out: (name) => `${name} ने बताया: रास्ते में हैं`,
    arrive: (name) => `${name} ने बताया: दरवाज़े पर हैं`,
    start: () => 'आपके कोड से काम शुरू हुआ',
    reschedule: (name, by) =>
      by === 'user'
        ? `आपके प्रस्ताव पर समय बदला, ${name} की हाँ से`
        : `${name} के प्रस्ताव पर समय बदला, आपकी हाँ से`,
    late: (name, by) =>
      by === 'time' ? `${name} दूसरे काम पर रुके हुए हैं` : `${name} ने बताया कि देर होगी`,
    hand_over: () => 'आपने इंतज़ार नहीं किया और औरों से पूछा',
    cancel: (name, by) => (by === 'user' ? 'आपने बुकिंग रद्द की' : `${name} ने बुकिंग रद्द की`),
    nobody_home: (name) => `${name} ने इंतज़ार किया, घर पर कोई नहीं मिला`,
    nobody_came: () => 'आपने इसे बंद किया: कोई नहीं आया',
    stop: (name) => `${name} ने काम बीच में रद्द किया`,
    finish: (_, by) => finished[by],
  },
  toldToHandyman: {
    request: (name) => `${name} ने आपको रिक्वेस्ट भेजी`,
    accept: () => 'आपने रिक्वेस्ट मंज़ूर की',
    decline: () => 'आपने मना किया',
    withdraw: (name) => `${name} ने रिक्वेस्ट वापस ली`,
    expire: () => 'रिक्वेस्ट का समय निकल गया',
    set_out: () => 'आप रवाना हुए',
    arrive: () => 'आप पहुँच गए',
    nobody_home: () => 'आपने इंतज़ार किया, घर पर कोई नहीं मिला',
    nobody_came: (name) => `${name} ने बंद किया, क्योंकि कोई नहीं आया`,
    start: (name) => `${name} के कोड से काम शुरू हुआ`,
    reschedule: (name, by) =>
      by === 'user'
        ? `${name} के प्रस्ताव पर समय बदला, आपकी हाँ से`
        : `आपके प्रस्ताव पर समय बदला, ${name} की हाँ से`,
    late: (_, by) =>
      by === 'time' ? 'हमने ग्राहक को बताया कि आप दूसरे काम पर रुके हुए हैं' : 'आपने बताया कि देर होगी',
    hand_over: (name) => `${name} ने इंतज़ार नहीं किया और औरों से पूछा`,
    cancel: (name, by) => (by === 'user' ? `${name} ने बुकिंग रद्द की` : 'आपने बुकिंग रद्द की'),
    stop: () => 'आपने काम बीच में रद्द किया',
    finish: (name, by) => finishedFor[by](name),
  },
  askedByUs: {
    user: (name) => `आपके फ़ोन करने पर LocalHands ने ${name} को रिक्वेस्ट भेजी`,
    handyman: (name) => `${name} के लिए LocalHands ने आपको रिक्वेस्ट भेजी`,
  },
  foundAnother: {
    user: () => 'किसी और ने पहले हाँ कर दी',
    handyman: (name) => `${name} को कोई और मिल गया`,
  },
  movedFromTo: (from, to) => `${from} की जगह ${to}`,
  map: {
    you: 'आप',
    label: (name) => `नक्शा: ${name} के आने की जगह`,
    caption: (who) => `बिंदुओं वाली लाइन सीधी है: यह दूरी दिखाती है, ${who} का रास्ता नहीं।`,
  },
  jobsDone: (jobs, written) => `${written} काम ${jobs === 1 ? 'पूरा' : 'पूरे'}`,
  newCode: 'नया कोड लें',
  bill: {
    title: 'भुगतान का हिसाब',
    byCard: 'कार्ड से, या कारीगर लें तो नक़द। रसीद ईमेल पर आती है।',
    byCardNowOrLater: 'कार्ड या UPI से अभी या बाद में, या कारीगर लें तो नक़द। रसीद ईमेल पर आती है।',
    call: (name) => `${name} को फ़ोन करें`,
  },
  bookAgain: 'फिर से बुक करें',
  askElse: 'किसी और से पूछें',
  workDone: {
    button: 'काम पूरा हुआ',
    text: (name) =>
      `इससे आपके और ${name} दोनों के लिए यह काम बंद हो जाएगा। भुगतान बाक़ी हो, तो कृपया एक दिन के अंदर करें।`,
  },
  cancelVisit: {
    withdraw: {
      button: 'रिक्वेस्ट वापस लें',
      title: 'यह रिक्वेस्ट वापस लें?',
      rule: 'अभी किसी ने मंज़ूर नहीं की है, इसलिए कोई पैसा नहीं लगेगा। किसी और से तुरंत पूछ लें।',
    },
    cancel: {
      button: 'बुकिंग रद्द करें',
      title: 'यह बुकिंग रद्द करें?',
    },
    keep: 'रहने दें',
    money: {
      unpaid: 'भुगतान नहीं हुआ है, इसलिए वापस करने को कुछ नहीं है।',
      processing: 'अगर भुगतान फिर भी हो गया, तो पूरे पैसे वापस आएँगे।',
      paid: 'आपके पूरे पैसे उसी तरीके से वापस आएँगे जिससे आपने दिए थे।',
      refunded: 'आपके पैसे वापस हो चुके हैं।',
    },
  },
};
