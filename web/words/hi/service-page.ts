import type { words as english } from '../en/service-page.ts';

export const words: typeof english = {
  title: 'हमारी सेवाएँ',
  lead: 'जो काम चाहिए, चुनें। रिक्वेस्ट से पहले कीमत दिख जाती है।',
  search: 'सेवा ढूँढें',
  need: 'क्या काम करवाना है?',
  found: (count) => (count === 1 ? '1 सेवा मिली' : `${count} सेवाएँ मिलीं`),
  nothing: {
    title: (wanted) => `“${wanted}” से कुछ नहीं मिला`,
    text: 'काम का नाम लिखें, जैसे “नल” या “बिजली”।',
    showAll: 'सभी सेवाएँ दिखाएँ',
  },
  minutes: (minutes) => `${minutes} मिनट`,
  from: (amount) => `${amount} से शुरू`,
};
