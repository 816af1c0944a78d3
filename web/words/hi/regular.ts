import type { words as english } from '../en/regular.ts';

export const words: typeof english = {
  keep: (name) => `${name} को पसंदीदा में रखें`,
  keepShort: 'पसंदीदा में रखें',
  dropShort: 'पसंदीदा',
  together: (jobs, day) =>
    jobs === 1 ? `आपके लिए 1 काम, ${day} को` : `आपके लिए ${jobs} काम, पिछला ${day} को`,
  listed: 'आपके पसंदीदा',
  lead: 'यह सूची सिर्फ़ आप देखते हैं। जो ख़ाली हों, वे खोजने पर सबसे पहले दिखते हैं।',
  none: 'कारीगर के कार्ड पर दिल दबाएँ, तो वे यहाँ मिलेंगे।',
  remove: 'हटाएँ',
  removeWhom: (name) => `${name} को हटाएँ`,
  find: 'बुलाएँ',
  findWhom: (name, service) => `${name} को बुलाएँ: पास में ${service} देखें`,
  visit: (n) => `इनके साथ ${n - 1} काम हो चुके हैं`,
  regular: 'नियमित',
};
