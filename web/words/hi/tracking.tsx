import type { words as english } from '../en/tracking.tsx';

export const words: typeof english = {
  onTheWay: {
    title: (who) => `${who} रास्ते में हैं`,
    left: (minutes) => <>करीब {minutes} और। अपना स्टार्ट कोड तैयार रखें।</>,
    expected: (since, at) => `${since} से रास्ते में, पहुँचने का समय ${at} के करीब। अपना स्टार्ट कोड तैयार रखें।`,
    wasExpected: (since, at) =>
      `${since} से रास्ते में, पहुँचने का समय ${at} के करीब था। अभी कहाँ हैं, यह फ़ोन करके पूछ लें।`,
  },
  arrived: {
    title: (who) => `${who} आपके दरवाज़े पर हैं`,
    text: 'कृपया दरवाज़ा खोलें और अपना स्टार्ट कोड बताएँ। उसी से काम शुरू होता है।',
  },
  saidHere: {
    far: (who, distance) =>
      `${who} ने बताया कि वे पहुँच गए हैं, पर उनका फ़ोन अभी ${distance} दूर है। स्टार्ट कोड सिर्फ़ अपने दरवाज़े पर बताएँ।`,
    unknown: (who) =>
      `${who} ने बताया कि वे पहुँच गए हैं, पर उनका फ़ोन नहीं बता रहा कि वह कहाँ है। स्टार्ट कोड सिर्फ़ अपने दरवाज़े पर बताएँ।`,
  },
  live: {
    label: (name) => `नक्शा: ${name} अभी कहाँ हैं`,
    away: (who, distance) => `${who} ${distance} दूर हैं`,
    now: 'लाइव',
    lastSeen: (ago) => `आख़िरी ख़बर ${ago} पहले की`,
  },
  closed: {
    homeForCustomer: (name) => `${name} ने आपके दरवाज़े पर इंतज़ार किया, पर किसी ने दरवाज़ा नहीं खोला।`,
    cameForCustomer: (name) => `आपने इसे बंद किया, क्योंकि ${name} का आना नहीं हुआ।`,
  },
};
