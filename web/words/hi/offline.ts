import type { words as english } from '../en/offline.ts';

export const words: typeof english = {
  lastSeen: (when) =>
    `जैसा आख़िरी बार ${when} दिखा था। तब से कुछ बदला हो सकता है; इंटरनेट आने तक कुछ भेजा नहीं जा सकता।`,
  login: 'आप ऑफ़लाइन हैं। लॉग इन करने के लिए इंटरनेट चाहिए।',
  update: {
    title: 'नया वर्शन तैयार है',
    text: 'पेज फिर से खुलेगा। जो लिख रहे हैं, पहले उसे पूरा कर लें।',
    take: 'अभी अपडेट करें',
    later: 'बाद में',
  },
};
