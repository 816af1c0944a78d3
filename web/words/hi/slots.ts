import type { words as english } from '../en/slots.ts';

export const words: typeof english = {
  legend: 'कब?',
  now: 'अभी',
  nowText: 'पास में जो ख़ाली हो',
  later: 'बाद में',
  laterText: 'दिन और समय चुनें',
  loading: 'ख़ाली समय देखे जा रहे हैं',
  day: 'दिन',
  start: 'समय',
  full: 'समय नहीं',
  repeatHint: 'हर हफ़्ते या हर काम के दिन बुलाने के लिए पहली बार का समय चुनें, फिर बताएँ कि कितनी बार।',
  parts: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
  people: (count, orMore) =>
    orMore ? `${count} या ज़्यादा` : count === 1 ? '1 कारीगर आ सकते हैं' : `${count} कारीगर आ सकते हैं`,
  earliest: (when) => `सबसे पहले: ${when}`,
  none: 'इस जगह आने वाले किसी कारीगर के पास अगले चौदह दिन में ख़ाली समय नहीं है। दूसरी जगह देखें, या अभी बुलाएँ।',
  needPlace: 'पहले जगह बताएँ; फिर समय दिखेंगे।',
  zone: 'सभी समय भारतीय मानक समय में हैं।',
  chooseTime: 'दिन और समय चुनें, फिर देखें कि कौन आ सकता है।',
  whoCanCome: (when) => `${when} को कौन आ सकता है। सबसे पास वाले सबसे पहले।`,
  change: 'दूसरा समय चुनें',
  nobodyThen: 'उस समय अब कोई नहीं आ सकता',
  nobodyThenText: 'कोई और समय चुनें: सूची में वही दिखेंगे जो तब ख़ाली हैं।',
};
