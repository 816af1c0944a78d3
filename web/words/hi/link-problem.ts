import type { words as english } from '../en/link-problem.ts';

export const words: typeof english = {
  title: 'यह लिंक अधूरा है',
  text: 'लिंक का कोई हिस्सा छूट गया है या ग़लत लिखा है। जो आपको चाहिए, वह बस एक टैप दूर है।',
  bookings: 'मेरी बुकिंग',
  services: 'सेवाएँ',
};
