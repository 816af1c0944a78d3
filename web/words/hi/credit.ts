import type { words as english } from '../en/credit.ts';

export const words: typeof english = {
  title: 'आपका क्रेडिट',
  lead: 'यह आपके अगले बिल में अपने-आप कट जाएगा।',
  none: 'पूरा इस्तेमाल हो चुका है।',
  booking: (number) => `बुकिंग ${number}`,
  kinds: {
    given: 'आपको मिला',
    used: 'बिल या शुल्क में कटा',
    returned: 'बुकिंग से वापस आया',
    taken_back: 'हमने वापस लिया',
    ended: 'खाते के साथ ख़त्म हुआ',
    sorry: 'जो काम नहीं हुआ, उसके लिए',
    paid_in: 'शुल्क के लिए दिया',
  },
};
