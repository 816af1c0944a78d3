import type { words as english } from '../en/handyman-login.ts';

export const words: typeof english = {
  title: 'फिर से स्वागत है, पार्टनर',
  lead: 'लॉग इन करें और देखें किसे आपकी ज़रूरत है।',
  back: 'टीम से जुड़ने के पेज पर वापस',
  pitch: 'अपनी ही गलियों में काम, अपने चुने समय पर।',
  form: 'कारीगर लॉग इन',
  newHere: 'टीम में पहली बार?',
};
