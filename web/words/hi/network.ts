import type { words as english } from '../en/network.ts';

export const words: typeof english = {
  wentWrong: 'हमारी तरफ़ से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  offline: 'आप ऑफ़लाइन हैं। कुछ नहीं भेजा गया; इंटरनेट आने पर फिर कोशिश करें।',
  unreachable: 'LocalHands से संपर्क नहीं हो रहा। अपना इंटरनेट जाँचें।',
  unsure:
    'LocalHands का जवाब आने से पहले कनेक्शन टूट गया। पता नहीं चला कि बात पहुँची या नहीं; अपना इंटरनेट जाँचें और फिर कोशिश करें।',
  otherAccount: 'यहाँ किसी और ने लॉग इन किया है।',
  redirecting: (said) => `${said} अगला पेज खुल रहा है...`,
  resent: (said) => `कोड फिर भेजना: ${said}`,
  codeMissing: 'ईमेल में आए छह अंक लिखें।',
};
