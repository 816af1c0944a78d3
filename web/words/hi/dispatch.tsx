import type { words as english } from '../en/dispatch.tsx';

const asked = (count: number) => `${count} ${count === 1 ? 'कारीगर' : 'कारीगरों'} को रिक्वेस्ट भेजी है`;

const nextOnes: Readonly<Record<number, string>> = { 1: 'एक और कारीगर से', 2: 'दो और कारीगरों से' };

export const words: typeof english = {
  loading: 'देख रहे हैं कि किसे रिक्वेस्ट गई',
  notHere: 'यहाँ देखने को कुछ नहीं है',
  offer: {
    title: 'जल्दी है?',
    laterTitle: 'कोई भी आ जाए?',
    laterText: (people, minutes, total) => (
      <>
        हम तब ख़ाली {people} सबसे पास के कारीगरों से पूछते हैं, और {minutes} मिनट बाद अगले {people} से। जो पहले
        हाँ कहे, वही आएगा, {total} में।
      </>
    ),
    text: (people, seconds, total) => (
      <>
        हम सबसे पास के {people} कारीगरों से एक साथ पूछते हैं, और {seconds} सेकंड बाद अगले {people} से। जो पहले हाँ
        कहे, वही आए, {total} में।
      </>
    ),
    few: (people, total) => (
      <>
        हम आस-पास के {people === 1 ? 'एक ही कारीगर' : `सभी ${people} कारीगरों`} से एक साथ पूछते हैं। जो पहले
        हाँ कहे, वही आए, {total} में।
      </>
    ),
    ask: 'जो पहले ख़ाली हो, उसे बुलाएँ',
    underWay: 'यह पूरा होने के बाद आप ख़ुद किसी को चुन सकते हैं।',
    follow: 'देखें कौन हाँ कहता है',
  },
  place: {
    title: 'ठीक कहाँ आना है?',
    ask: 'जो पहले ख़ाली हो, उसे यहाँ बुलाएँ',
  },
  pill: {
    name: 'आपके लिए पूछ रहे हैं',
    waiting: (count) => `हमने ${asked(count)}`,
  },
  news: {
    found: 'किसी ने हाँ कहा।',
    foundBy: (name) => `${name} ने हाँ कहा।`,
    see: 'बुकिंग देखें',
    options: 'अब क्या कर सकते हैं',
  },
  people: 'किन्हें रिक्वेस्ट गई',
  replies: {
    waiting: 'इंतज़ार',
    yes: 'हाँ कहा',
    no: 'नहीं आ सकते',
    silent: 'जवाब नहीं मिला',
    withdrawn: 'रिक्वेस्ट वापस ली गई',
  },
  figures: { asked: 'पूछा', waiting: 'इंतज़ार', saidNo: 'हाँ नहीं मिली' },
  asking: {
    title: (count) => `हमने ${asked(count)}`,
    text: 'जो पहले हाँ कहे, वही आपके पास आएगा।',
    nextWave: (time, next) => (
      <>
        {time} में {nextOnes[next] ?? 'अगले तीन से'} पूछेंगे।
      </>
    ),
    lastWave: (time) => <>इनके पास {time} बाक़ी है: ये आख़िरी हैं।</>,
    looking: 'अगले ख़ाली कारीगरों की तलाश…',
    stop: 'पूछना बंद करें',
    leave: 'यह पेज बंद भी कर दें तो चलेगा: हाँ मिलते ही ख़बर मिल जाएगी।',
  },
  nobody: {
    title: 'अभी कोई नहीं आ सका',
    text: (count, km) =>
      `हमने ${km} किमी के अंदर ${asked(count)}, पर हाँ नहीं मिली। कोई पैसा नहीं कटा। कुछ मिनट बाद अक्सर कोई मिल जाता है।`,
  },
  nobodyThen: {
    title: 'उस समय कोई नहीं आ सका',
    text: (count, km) =>
      `हमने ${km} किमी के अंदर ${asked(count)}, पर हाँ नहीं मिली। कोई पैसा नहीं कटा। किसी और समय कोई मिल सकता है।`,
  },
  stopped: {
    title: 'हमने पूछना बंद कर दिया है',
    text: 'कोई नहीं आएगा, और कोई पैसा नहीं कटा।',
  },
  ways: {
    again: 'फिर से पूछें',
    wider: 'सबमें से चुनें, दूर वाले भी',
    otherService: 'कोई और सेवा चुनें',
  },
};
