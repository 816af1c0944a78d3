import type { words as english } from '../en/not-found.ts';

export const words: typeof english = {
  title: 'यह पेज यहाँ नहीं है',
  text: 'शायद लिंक ग़लत लिखा है, या पेज अब कहीं और है। मदद अब भी बस कुछ टैप दूर है।',
  home: 'होम पर जाएँ',
  services: 'सभी सेवाएँ देखें',
  link: {
    title: 'यह लिंक अधूरा है',
    text: 'लिंक का कोई हिस्सा छूट गया है या ग़लत लिखा है। जो आपको चाहिए, वह बस एक टैप दूर है।',
    bookings: 'मेरी बुकिंग',
    services: 'सेवाएँ',
  },
};
