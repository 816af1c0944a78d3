import { pictureAt } from './catalogue.ts';
import type { Catalogue, Pack } from './catalogue.ts';

const pack = (price: number, [name, includes]: Words, [nameHi, includesHi]: Words): Pack => ({
  price,
  name,
  includes,
  details: [],
  hi: { name: nameHi, includes: includesHi, details: [] },
});
type Words = readonly [name: string, includes: string];

/** §9 */
const packs: readonly Pack[] = [
  pack(50, ['Quick fix', 'One small task'], ['झटपट', 'एक छोटा काम']),
  pack(120, ['Standard', 'A few tasks in one visit'], ['सामान्य', 'एक बार में कुछ काम']),
  pack(200, ['Big job', 'A longer list in one visit'], ['बड़ा काम', 'एक बार में लंबी सूची']),
];

/** In the catalogue's order, from id 1: name, minutes, what it is about; the same in Hindi; the picture. */
const rows = [
  [
    'Maid',
    5,
    'Sweeping, mopping, dishes and dusting, done with care.',
    'कामवाली',
    'झाड़ू, पोछा, बर्तन और सफ़ाई, ध्यान से।',
    'maid',
  ],
  [
    'Electrician',
    15,
    'Wiring, fans, lights and switches, made safe again.',
    'बिजली मिस्त्री',
    'वायरिंग, पंखे, बत्तियाँ और स्विच, फिर से सुरक्षित।',
    'electrician',
  ],
  [
    'Garbage Collector',
    5,
    'Household waste picked up and sorted for recycling.',
    'कचरा उठाने वाला',
    'घर का कचरा उठाना और रीसाइक्लिंग के लिए छाँटना।',
    'garbage-collector',
  ],
  [
    'Handy Man',
    10,
    'The all-rounder for every small repair on your list.',
    'हर काम का मिस्त्री',
    'आपकी सूची की हर छोटी मरम्मत के लिए।',
    'handy-man',
  ],
  [
    'Carpenter',
    20,
    'Doors, shelves and furniture, fitted and mended.',
    'बढ़ई',
    'दरवाज़े, शेल्फ़ और फ़र्नीचर, लगाना और ठीक करना।',
    'carpenter',
  ],
  [
    'Plumber',
    2,
    'Leaks, taps, drains and fittings, fixed for good.',
    'प्लंबर',
    'लीकेज, नल, नाली और फ़िटिंग, पक्की मरम्मत।',
    'plumber',
  ],
] as const;

/**
 * §3: the catalogue of a fresh start. The database is given the same rows by a migration (a test compares the
 * two); the screens show these until the server has answered. What is in each pack only the rows say: every page
 * would carry the words, and one page shows them.
 */
export const firstCatalogue: Catalogue = rows.map(
  ([serviceName, serviceTime, serviceInfo, nameHi, infoHi, picture], index) => ({
    id: index + 1,
    serviceName,
    serviceInfo,
    serviceImage: pictureAt(picture),
    serviceTime,
    slotMinutes: 60,
    serviceCharge: 100,
    packs,
    hi: { serviceName: nameHi, serviceInfo: infoHi },
  }),
);
