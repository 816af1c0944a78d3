import type { words as english } from '../en/paused.ts';

export const words: typeof english = {
  title: 'हमारी टीम आपकी पिछली बुकिंग देख रही है',
  text: 'उनमें से कई में काम नहीं हो पाया, इसलिए अभी ग्राहकों को आप नहीं दिखते। हमारी टीम एक दिन में देख लेगी।',
  write: 'बताएँ कि क्या हुआ था',
};
