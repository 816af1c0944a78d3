import { describe, expect, test } from 'vitest';
import { searchServices } from './catalogue.ts';
import type { Service } from './catalogue.ts';
import { firstCatalogue } from './first-catalogue.ts';
import { findByWords } from './service-words.ts';

const namesFor = (text: string, services = firstCatalogue) =>
  findByWords(services, text).map(({ serviceName }) => serviceName);

/** What people type, as they spell it, and all that it finds. Written before the words were. */
const typed: readonly (readonly [text: string, ...services: string[]])[] = [
  // English, spelt by ear or in a hurry.
  ['plumbar', 'Plumber'],
  ['plmber', 'Plumber'],
  ['plumer', 'Plumber'],
  ['pulmber', 'Plumber'],
  ['plamber', 'Plumber'],
  ['Plumbing', 'Plumber'],
  ['plumber near me', 'Plumber'],
  ['electrition', 'Electrician'],
  ['electrisian', 'Electrician'],
  ['elektrician', 'Electrician'],
  ['eletrician', 'Electrician'],
  ['ilectrician', 'Electrician'],
  ['carpanter', 'Carpenter'],
  ['karpenter', 'Carpenter'],
  ['carpentar', 'Carpenter'],
  ['garbej', 'Garbage Collector'],
  ['garbege', 'Garbage Collector'],
  ['handyman', 'Handy Man'],
  ['hendy man', 'Handy Man'],
  ['all rounder', 'Handy Man'],
  ['made', 'Maid'],
  ['house cleaning', 'Maid'],
  // English, what is wrong or what it is about.
  ['leak', 'Plumber'],
  ['leakage', 'Plumber'],
  ['water leaking', 'Plumber'],
  ['tap', 'Plumber'],
  ['drain', 'Plumber'],
  ['toilet flush', 'Plumber'],
  ['pipe', 'Plumber'],
  ['fan', 'Electrician'],
  ['fan not working', 'Electrician'],
  ['switch', 'Electrician'],
  ['swich', 'Electrician'],
  ['light', 'Electrician'],
  ['short circuit', 'Electrician'],
  ['geyser', 'Electrician', 'Plumber'],
  ['gizer', 'Electrician', 'Plumber'],
  ['door', 'Carpenter'],
  ['lock', 'Carpenter'],
  ['furniture', 'Carpenter'],
  ['farnichar', 'Carpenter'],
  ['cupboard', 'Carpenter'],
  ['cleaning', 'Maid'],
  ['dustbin', 'Garbage Collector'],
  ['scrap', 'Garbage Collector'],
  ['drill', 'Handy Man'],
  ['repair', 'Handy Man'],
  // Hindi in Latin letters.
  ['bijli wala', 'Electrician'],
  ['bijlee', 'Electrician'],
  ['bijali', 'Electrician'],
  ['bijli mistri', 'Electrician'],
  ['light nahi aa rahi', 'Electrician'],
  ['pankha', 'Electrician'],
  ['pankhe', 'Electrician'],
  ['batti', 'Electrician'],
  ['nal', 'Plumber'],
  ['nal thik', 'Plumber'],
  ['nal se pani tapak raha hai', 'Plumber'],
  ['nali', 'Plumber'],
  ['naali jam', 'Plumber'],
  ['paani ki tanki', 'Plumber'],
  ['safai', 'Maid'],
  ['ghar ki safaai', 'Maid'],
  ['safayi', 'Maid'],
  ['jhadu pocha', 'Maid'],
  ['jharu', 'Maid'],
  ['bartan', 'Maid'],
  ['bai', 'Maid'],
  ['kaamwali', 'Maid'],
  ['kam wali bai', 'Maid'],
  ['kachra', 'Garbage Collector'],
  ['kachda', 'Garbage Collector'],
  ['kooda', 'Garbage Collector'],
  ['kabadi', 'Garbage Collector'],
  ['kabaadiwala', 'Garbage Collector'],
  ['raddi', 'Garbage Collector'],
  ['badhai', 'Carpenter'],
  ['barhai', 'Carpenter'],
  ['badhayi', 'Carpenter'],
  ['lakdi', 'Carpenter'],
  ['lakri ka kaam', 'Carpenter'],
  ['almari', 'Carpenter'],
  ['almirah', 'Carpenter'],
  ['darwaza', 'Carpenter'],
  ['darvaja', 'Carpenter'],
  ['khidki', 'Carpenter'],
  ['mistri', 'Electrician', 'Handy Man'],
  ['marammat', 'Handy Man'],
  ['thik karna hai', 'Handy Man'],
  // Hindi.
  ['नल', 'Plumber'],
  ['नल ठीक करना है', 'Plumber'],
  ['नाली', 'Plumber'],
  ['पानी', 'Plumber'],
  ['प्लम्बर', 'Plumber'],
  ['पलंबर', 'Plumber'],
  ['पंखा', 'Electrician'],
  ['पन्खा', 'Electrician'],
  ['पंखे', 'Electrician'],
  ['बिजली', 'Electrician'],
  ['बीजली', 'Electrician'],
  ['बिजली वाला', 'Electrician'],
  ['इलेक्ट्रीशियन', 'Electrician'],
  ['सफाई', 'Maid'],
  ['सफ़ाई', 'Maid'],
  ['सफायी', 'Maid'],
  ['झाडू', 'Maid'],
  ['कामवाली', 'Maid'],
  ['काम वाली बाई', 'Maid'],
  ['मेड', 'Maid'],
  ['कचरा', 'Garbage Collector'],
  ['कूड़ा', 'Garbage Collector'],
  ['कबाड़ी', 'Garbage Collector'],
  ['बढ़ई', 'Carpenter'],
  ['बढई', 'Carpenter'],
  ['कारपेंटर', 'Carpenter'],
  ['लकड़ी', 'Carpenter'],
  ['दरवाजा', 'Carpenter'],
  ['अलमारी', 'Carpenter'],
  ['मिस्त्री', 'Electrician', 'Handy Man'],
  ['मिस्त्रि', 'Electrician', 'Handy Man'],
  ['मरम्मत', 'Handy Man'],
  // No service of the catalogue.
  ['astronaut'],
  ['pizza'],
  ['doctor'],
  ['taxi'],
  ['asdf'],
  ['qwerty'],
  ['hotel'],
  ['flight'],
  ['train'],
  ['school'],
  ['salon'],
  ['biryani'],
  ['mobile recharge'],
  ['loan'],
  ['vakil'],
  ['cricket'],
  ['dawai'],
  ['डॉक्टर'],
  ['पिज़्ज़ा'],
  ['टैक्सी'],
  ['12345'],
  ['日本'],
  ['!?'],
];

test.each(typed.map(([text, ...services]) => [text, services] as const))(
  'typing %j finds %j',
  (text, services) => {
    expect(namesFor(text)).toEqual(services);
  },
);

describe('§2 a substring of the name', () => {
  const substrings = (name: string) =>
    Array.from(name, (_, from) =>
      Array.from({ length: name.length - from }, (__, i) => name.slice(from, from + i + 1)),
    ).flat();

  test.each(firstCatalogue.map(({ serviceName }) => serviceName))(
    'of %s finds what it always found, whatever the case',
    (name) => {
      for (const part of substrings(name)) {
        for (const text of [part, part.toLowerCase(), ` ${part.toUpperCase()} `]) {
          expect(findByWords(firstCatalogue, text)).toEqual(searchServices(firstCatalogue, text));
        }
      }
    },
  );

  test('nothing typed finds all', () => {
    expect(findByWords(firstCatalogue, '  ')).toEqual(firstCatalogue);
  });
});

test.each([
  ['bijli', 'Electrician', 3],
  ['pankha', 'Electrician', 4],
  ['घरेलू मदद', 'Maid', 1],
  ['कामवाली', 'Maid', 4],
  ['प्लंबर', 'Plumber', 1],
  ['दरवाज़ा', 'Carpenter', 3],
])('%s finds %s while it is typed, from %3$i letters on', (word, service, from) => {
  for (let letters = from; letters <= word.length; letters += 1) {
    expect(namesFor(word.slice(0, letters))).toContain(service);
  }
});

test('a word that says more than the others decides; two that say as much find both', () => {
  expect(namesFor('bijli mistri')).toEqual(['Electrician']);
  expect(namesFor('mistri nal ke liye')).toEqual(['Plumber']);
  expect(namesFor('nal aur pankha')).toEqual(['Electrician', 'Plumber']);
});

describe('a service that came later', () => {
  const [first] = firstCatalogue;
  if (!first) throw new Error('A fresh start has services');
  const gardener: Service = {
    ...first,
    id: 7,
    serviceName: 'Gardener',
    serviceInfo: 'Plants, pots and lawns, looked after.',
    hi: { serviceName: 'माली', serviceInfo: 'पौधे, गमले और घास की देखभाल।' },
  };

  test.each([
    'माली',
    'मालि',
    'mali',
    'maali',
    'gardner',
    'पौधे',
    'पौधा',
    'paudhe',
    'plants',
    'गमला',
  ])('is found by %j, from its own names and lines', (text) => {
    expect(namesFor(text, [...firstCatalogue, gardener])).toEqual(['Gardener']);
  });

  test('is found by what one is called who does it', () => {
    const painting: Service = {
      ...gardener,
      serviceName: 'Home Colouring',
      serviceInfo: 'Rooms made new.',
      person: 'Painter',
      hi: { serviceName: 'रंगाई', serviceInfo: 'कमरे नए जैसे।', person: 'पेंटर' },
    };
    for (const text of ['painter', 'पेंटर']) {
      expect(namesFor(text, [...firstCatalogue, painting])).toEqual(['Home Colouring']);
    }
  });
});
