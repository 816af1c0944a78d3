import type { words as english } from '../en/signup.ts';

export const words: typeof english = {
  form: 'खाता बनाएँ',
  title: 'अपना खाता बनाएँ',
  lead: 'अभी बस एक मिनट, फिर पास में ही मदद।',
  pitch: 'तीन टैप में बुकिंग। काम आपके कोड से ही शुरू होता है।',
  backToLogin: 'लॉग इन पर वापस',
  place: 'आपकी जगह',
  code: {
    title: 'अपना कोड लिखें',
    lead: 'बस एक आख़िरी कदम।',
    back: 'खाता बनाने पर वापस',
    label: '6 अंकों का कोड',
    verify: 'कोड जाँचें',
    redirecting: 'खाता बनाने का पेज खुल रहा है...',
  },
};
