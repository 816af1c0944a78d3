import type { words as english } from '../en/set-offline.ts';

export const words: typeof english = {
  title: 'आपको ऑफ़लाइन किया गया',
  why: (when) =>
    `${when} तक एक घंटे से आपका पेज बंद था और हमारे ईमेल का जवाब नहीं आया। कोई ग्राहक बेकार इंतज़ार न करे, इसलिए ऐसा किया। जब तक रिक्वेस्ट चाहिए, यह पेज खुला रखें।`,
  back: 'फिर से ऑनलाइन हों',
};
