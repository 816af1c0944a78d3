import type { words as english } from '../en/ui.ts';

export const words: typeof english = {
  loading: 'खुल रहा है',
  didNotLoad: 'यह नहीं खुला',
  tryAgain: 'फिर कोशिश करें',
  showMore: 'और दिखाएँ',
  fillIn: 'कृपया यह जगह भरें।',
  fields: { name: 'नाम', phone: 'फ़ोन नंबर', email: 'ईमेल' },
  password: { show: 'पासवर्ड दिखाएँ', hide: 'पासवर्ड छिपाएँ' },
};
