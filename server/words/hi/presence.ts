import { presence } from '#domain/presence.ts';
import type { words as english } from '../en/presence.ts';

export const words: typeof english = {
  yourDashboard: 'अपना डैशबोर्ड खोलें',
  stillThere: {
    subject: 'क्या आप अभी भी काम के लिए तैयार हैं?',
    text: `आप ऑनलाइन हैं, पर ${presence.askAfterMinutes} मिनट से आपका पेज खुला नहीं है। ऐसे में कोई रिक्वेस्ट आई, तो आपको पता नहीं चलेगा।`,
    next: `अपना डैशबोर्ड खोलें, तो आप ऑनलाइन रहेंगे। और ${presence.offlineAfterMinutes} मिनट तक पेज नहीं खुला, तो हम आपको ऑफ़लाइन कर देंगे।`,
  },
  setOffline: {
    subject: 'अब आप ऑफ़लाइन हैं',
    text: 'हमने पूछा था कि आप तैयार हैं या नहीं, पर उसके बाद भी पेज नहीं खुला। कोई ग्राहक बेकार इंतज़ार न करे, इसलिए अब आप ऑफ़लाइन हैं और कोई रिक्वेस्ट नहीं आएगी।',
    next: 'जब फिर काम करना हो, तो अपना डैशबोर्ड खोलें और ऑनलाइन हो जाएँ। बाक़ी सब पहले जैसा है।',
  },
};
