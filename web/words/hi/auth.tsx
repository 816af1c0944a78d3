import type { words as english } from '../en/auth.tsx';

export const words: typeof english = {
  points: {
    user: [
      'चुनें कि कौन आए, सबसे पास वाले पहले',
      'रिक्वेस्ट भेजने से पहले कुल कीमत देखें',
      'काम आपके कोड से ही शुरू होता है',
    ],
    handyman: [
      'जब काम चाहिए, तब ऑनलाइन आएँ',
      'हाँ कहने से पहले देखें कि कितने पैसे मिलेंगे',
      'ग्राहकों को सबसे पास वाले पहले दिखते हैं',
    ],
  },
  redirecting: 'आपका पेज खुल रहा है ...',
  email: 'ईमेल',
  password: 'पासवर्ड',
  passwordHint: (least) => `कम से कम ${least} अक्षर।`,
  strength: {
    weak: 'कमज़ोर: आसानी से पता चल सकता है',
    fair: 'ठीक: लंबा हो तो बेहतर',
    strong: 'मज़बूत',
  },
  login: {
    forgotten: 'पासवर्ड भूल गए?',
    signUp: 'खाता बनाएँ',
    mailedCode: 'ईमेल में आया कोड',
    submit: 'आगे बढ़ें',
    mailCode: 'ईमेल पर कोड भेजें',
    mailAnotherCode: 'ईमेल पर दूसरा कोड भेजें',
    test: 'टेस्ट',
  },
  signup: {
    next: 'आगे बढ़ें',
    haveCode: 'मेरे पास कोड है',
    haveAccount: 'पहले से खाता है?',
    logIn: 'लॉग इन',
    agree: (terms, privacy) => (
      <>
        आगे बढ़ने पर आप हमारी {terms('शर्तें')} और {privacy('निजता नीति')} मानते हैं।
      </>
    ),
  },
  code: {
    digit: (at, of) => `${of} में से अंक ${at}`,
    enter: 'ईमेल पर भेजा गया 6 अंकों का कोड लिखें।',
    mailedTo: (email) => <>6 अंकों का कोड {email} पर भेजा गया है। यह 10 मिनट चलेगा।</>,
    changeEmail: 'ईमेल बदलें',
    again: 'कोड फिर से भेजें',
    againInMinutes: (minutes) => `कोड फिर से भेजें: ${minutes} मिनट बाद`,
    againInSeconds: (seconds) => `कोड फिर से भेजें: ${seconds} सेकंड बाद`,
  },
  image: {
    unreadable: 'यह फ़ाइल फ़ोटो की तरह नहीं खुलती। JPEG, PNG या WebP फ़ोटो चुनें।',
    choose: 'फ़ोटो चुनें',
    chosen: (label) => `${label}, चुनी हुई फ़ोटो`,
    remove: (label) => `${label} हटाएँ`,
  },
};
