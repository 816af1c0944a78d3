import type { words as english } from '../en/summary.ts';

export const words: typeof english = {
  unknown: 'इस कारीगर की जानकारी हमारे पास नहीं है',
  follow: 'इस बुकिंग पर नज़र रखें',
  notBooked: {
    title: 'अभी बुकिंग नहीं हुई',
    lead: (name) => `आपने ${name} को रिक्वेस्ट नहीं भेजी है। आगे बढ़ने के लिए उन्हें सूची में चुनें।`,
    near: 'देखें कि पास में कौन है',
  },
};
