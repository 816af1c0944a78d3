import type { words as english } from '../en/handyman.ts';

export const words: typeof english = {
  profile: {
    title: 'प्रोफ़ाइल',
    loading: 'आपकी प्रोफ़ाइल खुल रही है',
    dashboard: 'डैशबोर्ड',
    online: 'ऑनलाइन',
    offline: 'ऑफ़लाइन',
    phone: 'फ़ोन',
    occupation: 'पेशा',
    aadharNumber: 'आधार नंबर',
    aadharImages: {
      none: 'कोई फ़ोटो नहीं दी गई',
      front: 'आगे के हिस्से की फ़ोटो दी गई है',
      back: 'पीछे के हिस्से की फ़ोटो दी गई है',
      both: 'आगे और पीछे, दोनों की फ़ोटो दी गई है',
    },
    address: 'पता',
    joined: 'जुड़ने की तारीख़',
    membership: 'हमारे साथ',
    days: (days) => `${days} दिन`,
    jobsCompleted: 'पूरे हुए काम',
  },
  services: {
    title: 'आपकी सेवाएँ',
    lead: 'इनमें से कोई सेवा ढूँढने वाले ग्राहकों को भी आप दिखेंगे। कीमत और समय उसी सेवा के रहेंगे।',
    first: 'इसी सेवा के साथ आप जुड़े हैं।',
    save: 'सेवाएँ सेव करें',
    agreed: 'आपसे जो माँगा जा चुका है और जिन विज़िट के लिए आपने हाँ की है, वे वैसी ही रहेंगी।',
  },
  badge: { verified: 'सत्यापित' },
};
