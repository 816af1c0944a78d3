import type { words as english } from '../en/city-day.ts';

export const words: typeof english = {
  title: 'दिन',
  lead: 'दिन की विज़िट, घंटे के हिसाब से, और कौन अब भी आ सकता है।',
  filter: 'शहर और दिन चुनें',
  city: 'शहर',
  allCities: 'सभी शहर',
  day: 'दिन',
  hours: 'दिन के घंटे',
  hour: 'समय',
  at: (hour) => `${String(hour).padStart(2, '0')}:00`,
  kinds: {
    asked: 'जवाब बाक़ी',
    agreed: 'तय',
    underWay: 'चल रही',
    done: 'पूरी',
    notDone: 'नहीं हुई',
  },
  free: 'तब कौन आ सकता है',
  freeHint: (most) =>
    `उस घंटे की शुरुआत में शहर के बीच तक कौन आ सकता है, हर सेवा के सबसे पास के ${most} कारीगरों में से। जो घंटे शुरू हो चुके हैं, उनके लिए गिनती नहीं होती।`,
  chooseCity: 'कौन आ सकता है, यह देखने के लिए शहर चुनें।',
  freeOf: (service, people) => `${service} ${people}`,
  visits: (from, to) => `${from} से ${to} तक की विज़िट`,
  none: 'इस घंटे में कोई विज़िट नहीं है।',
  time: 'समय',
  now: 'अभी के लिए',
  leftOut: (most) => `इस दिन की विज़िट उन ${most} से ज़्यादा हैं जो यहाँ गिनी गई हैं।`,
};
