import type { words as english } from '../en/service.ts';

export const words: typeof english = {
  list: {
    title: 'हमारी सेवाएँ',
    lead: 'जो काम चाहिए, चुनें। रिक्वेस्ट से पहले कीमत दिख जाती है।',
    search: 'सेवा ढूँढें',
    need: 'क्या काम करवाना है?',
    found: (count) => (count === 1 ? '1 सेवा मिली' : `${count} सेवाएँ मिलीं`),
    nothing: {
      title: (wanted) => `“${wanted}” से कुछ नहीं मिला`,
      text: 'काम का नाम लिखें, जैसे “नल” या “बिजली”।',
      showAll: 'सभी सेवाएँ दिखाएँ',
    },
    minutes: (minutes) => `${minutes} मिनट`,
    from: (amount) => `${amount} से शुरू`,
  },
  packs: {
    back: 'सभी सेवाओं पर वापस',
    where: 'काम की जगह',
    signUpPlace: 'खाता बनाते समय बताई जगह',
    notes: {
      noPlace: 'आगे बढ़ने के लिए अपना इलाका लिखें या पिन लगाएँ।',
      exact: 'आगे चुनें कि काम पर कौन आए। अभी कोई भुगतान नहीं।',
      rough: 'आगे दिखेगा कि आस-पास कौन है। किसी को बुलाने से पहले ठीक जगह बतानी होगी।',
    },
    aboutServiceCharge: 'घर आने का, हर पैक में एक जैसा',
    choosePack: 'पैक चुनें',
    withServiceCharge: 'सर्विस चार्ज के साथ',
    yourPrice: {
      title: 'आपकी कीमत',
      price: 'कीमत',
      choose: 'कीमत का पैक चुनें',
      goOn: 'आगे बढ़ें',
      select: 'सेवा चुनें',
    },
    unknown: {
      title: (name) => `“${name}” की सेवा अभी हमारे यहाँ नहीं है`,
      text: 'देखें कि और कौन-सी सेवाएँ हैं।',
      all: 'सभी सेवाएँ देखें',
    },
  },
};
