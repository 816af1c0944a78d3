import type { words as english } from '../en/invoice.ts';

export const words: typeof english = {
  title: 'इनवॉइस',
  loading: 'इनवॉइस खुल रहा है',
  none: 'काम पूरा होने और भुगतान हो जाने पर इनवॉइस बनता है। वह यहीं मिलेगा।',
  kinds: {
    invoice: (number) => `इनवॉइस ${number}`,
    credit_note: (number) => `क्रेडिट नोट ${number}`,
  },
  cancelled: 'रद्द: आपके बैंक ने यह रिफ़ंड लौटा दिया।',
  download: 'पीडीएफ़',
  downloadNamed: (number) => `${number} की पीडीएफ़`,
};
