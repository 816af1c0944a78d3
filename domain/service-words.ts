import { searchServices } from './catalogue.ts';
import type { Catalogue, Service } from './catalogue.ts';
import { lettersOff, soundsOf } from './spelling.ts';

const list = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/**
 * What people in India call a service, or what is broken when they look for it. A Hindi word is also found in Latin
 * letters, and every word as it sounds, so that only what is spelt quite differently stands here twice.
 */
const wordsOf: ReadonlyMap<string, string> = new Map([
  [
    'Maid',
    `made maidservant housemaid househelp domestic housekeeping cleaner cleaning sweeper sweeping mop broom dusting
    dishes utensils laundry naukar jharu
    कामवाली बाई नौकरानी मेड सफ़ाई झाड़ू पोछा पोंछा बर्तन कपड़े`,
  ],
  [
    'Electrician',
    `electrical light bulb tubelight lamp fan switch switchboard board socket plug wire current fuse mcb meter
    inverter cooler circuit doorbell geyser lineman power
    बिजली इलेक्ट्रीशियन लाइट बत्ती बल्ब पंखा तार वायर स्विच सॉकेट प्लग करंट फ़्यूज़ मीटर इन्वर्टर कूलर घंटी गीज़र`,
  ],
  [
    'Garbage Collector',
    `trash waste rubbish dustbin bin dump scrap junk recycling kachda koora
    कचरा कूड़ा गंदगी डस्टबिन कबाड़ कबाड़ी रद्दी भंगार`,
  ],
  [
    'Handy Man',
    `handyman allrounder rounder drill hang mount curtain rod picture frame hammer
    हैंडीमैन ऑलराउंडर ड्रिल पर्दा कील दीवार`,
  ],
  [
    'Carpenter',
    `carpentry wood wooden furniture door window lock hinge handle cupboard almirah wardrobe cabinet shelf drawer
    table chair bed sofa plywood latch barhai lakri
    बढ़ई सुतार कारपेंटर लकड़ी फ़र्नीचर दरवाज़ा खिड़की अलमारी कुर्सी मेज़ पलंग सोफ़ा ताला कुंडी दराज़ कब्ज़ा`,
  ],
  [
    'Plumber',
    `plumbing tap faucet pipe leak leakage seepage drain drainage gutter sewer sink basin flush toilet commode
    latrine bathroom shower tank water geyser choke blockage motor
    नल नलका टोंटी नाली नाला गटर पानी टंकी पाइप लीकेज सिंक फ़्लश टॉयलेट शौचालय बाथरूम गीज़र`,
  ],
]);

/** Any of these services may be meant, so these words count only where no other word does. */
const anyRepair = list('repair fix broken मिस्त्री मरम्मत ठीक खराब टूटा रिपेयर');

/** A long text says what it is about in its first words. */
const mostWords = 12;

/** Said with every trade, or of another one that sounds like ours. */
const nothingSaid = list(
  `near me my for the and not home house need want wash driver mein aa nahi karwana
  वाला वाली वाले का की के को से में है हैं हो आ नहीं रहा रही गया गई कर करना करने करो चाहिए घर काम मदद और या हर उठाने लिए
  लगाना फिर`,
);

type Sounds = ReturnType<typeof soundsOf>;

const stemsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap(soundsOf).map(({ stem }) => stem));
/** And words of a script that has no sound here. */
const silent = stemsOf([...nothingSaid, '']);
const general = stemsOf(anyRepair);
const isOneOf = ([{ stem }]: Sounds, stems: ReadonlySet<string>) => stems.has(stem);

/** A word of the trade decides. Those of any repair, and of the line about a service, count where there is none. */
type Kind = 'trade' | 'repair' | 'line';
type Known = { readonly service: Service; readonly sounds: Sounds; readonly kind: Kind };

const learn = (service: Service): readonly Known[] => {
  const { serviceName, serviceInfo, person = '', hi } = service;
  const table = wordsOf.get(serviceName);
  const as = (kind: Kind, words: readonly string[]) =>
    words
      .map((word) => ({ service, sounds: soundsOf(word), kind }))
      .filter(({ sounds }) => !isOneOf(sounds, silent));
  return [
    ...as(
      'trade',
      [serviceName, hi.serviceName, person, hi.person ?? '', table ?? ''].flatMap(list),
    ).map((known) =>
      isOneOf(known.sounds, general) ? { ...known, kind: 'repair' as const } : known,
    ),
    ...as('line', [hi.serviceInfo, table === undefined ? serviceInfo : ''].flatMap(list)).filter(
      ({ sounds }) => !isOneOf(sounds, general),
    ),
    ...as('repair', serviceName === 'Handy Man' ? anyRepair : []),
  ];
};

/** Worked out once for each service: it takes longer than a search. */
const learnt = new WeakMap<Service, readonly Known[]>();
const knownOf = (service: Service): readonly Known[] => {
  const known = learnt.get(service) ?? learn(service);
  learnt.set(service, known);
  return known;
};

const sameBeginning = (a: string, b: string) => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return i;
};

/** 0 for another word, else more the less is wrong, and the later. The first letter has to be right. */
const misspelt = (typed: string, known: string): number => {
  if (typed.length < 4 || typed[0] !== known[0]) return 0;
  const { ofBeginning, ofWhole } = lettersOff(typed, known);
  const off = typed.length < 6 ? ofWhole : ofBeginning;
  return off > (typed.length < 7 ? 1 : 2) ? 0 : 1 - off / 10 + sameBeginning(typed, known) / 100;
};

const likeness = (typed: Sounds, known: Sounds): number =>
  Math.max(...typed.flatMap((one) => known.map((other) => misspelt(one.stem, other.stem))));

type Meaning = { readonly service: Service; readonly weight: number };

const isSame = (typed: Sounds, known: Sounds) =>
  typed.some(({ stem }) => known.some((other) => other.stem === stem));

/** In the script that it is typed in: बाल is no beginning of bulb. */
const isBegun = ([{ whole }]: Sounds, known: Sounds) =>
  whole.length > 2 && known.some((other) => other.whole.startsWith(whole));

/** The services that one word fits best, and the weight of that. */
const meanings = (typed: Sounds, known: readonly Known[]): readonly Meaning[] => {
  const weigh = (fits: readonly Known[], weight: number) =>
    fits.map(({ service, kind }) => ({ service, weight: kind === 'trade' ? weight : 0 }));
  const same = known.filter(({ sounds }) => isSame(typed, sounds));
  if (same.length > 0) return weigh(same, 3);
  const begun = known.filter(({ sounds }) => isBegun(typed, sounds));
  if (begun.length > 0) return weigh(begun, 2);
  const fits = known
    .filter(({ kind }) => kind !== 'line')
    .map((one) => ({ ...one, fit: likeness(typed, one.sounds) }));
  const best = Math.max(...fits.map(({ fit }) => fit));
  return best === 0
    ? []
    : weigh(
        fits.filter(({ fit }) => fit === best),
        1,
      );
};

/** kachrewala, safaiwali: who does it. */
const bare = (word: string) => word.replace(/(?<=...)([vw]a+l(a|i|e|ee)|वाल[ाीे])$/iu, '');

/** The word with the most weight decides: in "bijli mistri" that is bijli. */
const byWords = <S extends Service>(services: Catalogue<S>, text: string): readonly S[] => {
  const known = services.flatMap(knownOf);
  const words = list(text).slice(0, mostWords);
  const typed = [...new Set([...words, ...words.map(bare)])].map(soundsOf);
  // One word typed as two (dust bin) says more than either of them.
  const joined = words.slice(1).map((word, i) => soundsOf((words[i] ?? '') + word));
  const found: readonly Meaning[] = [
    ...typed
      .filter((sounds) => !isOneOf(sounds, silent))
      .flatMap((sounds) => meanings(sounds, known)),
    ...known
      .filter(({ kind, sounds }) => kind === 'trade' && joined.some((one) => isSame(one, sounds)))
      .map(({ service }) => ({ service, weight: 4 })),
  ];
  const most = Math.max(...found.map(({ weight }) => weight));
  return services.filter(({ id }) =>
    found.some(({ service, weight }) => service.id === id && weight === most),
  );
};

/** §2: a substring of the name; where that finds nothing, of the Hindi name, and then by words as they are typed. */
export const findByWords = <S extends Service>(
  services: Catalogue<S>,
  text: string,
): readonly S[] => {
  const named = searchServices(services, text);
  if (named.length > 0) return named;
  const wanted = text.trim().normalize('NFC');
  const inHindi = services.filter(({ hi }) => hi.serviceName.normalize('NFC').includes(wanted));
  return inHindi.length > 0 ? inHindi : byWords(services, text);
};
