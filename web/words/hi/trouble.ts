import type { words as english } from '../en/trouble.ts';

export const words: typeof english = {
  title: 'यह पेज नहीं खुला',
  text: 'अपना इंटरनेट देखें। वापस ऑनलाइन होते ही अपने आप फिर कोशिश होगी।',
  again: 'फिर कोशिश करें',
  home: 'होम पर जाएँ',
  offline: 'आप ऑफ़लाइन हैं। वापस ऑनलाइन होते ही यह पेज नया हो जाएगा।',
  notHere: {
    title: 'आप ऑफ़लाइन हैं',
    text: 'यह पेज इस डिवाइस पर सेव नहीं है। इंटरनेट आते ही यह अपने आप खुल जाएगा।',
  },
};
