import { firstServices } from './first-services.ts';
import type { FirstWords } from './first-services.ts';

const hindi: FirstWords = {
  services: [
    ['घरेलू मदद', 'झाड़ू, पोछा, बर्तन और सफ़ाई, ध्यान से।'],
    ['बिजली मिस्त्री', 'वायरिंग, पंखे, बत्तियाँ और स्विच, फिर से सुरक्षित।'],
    ['कचरा उठाने वाले', 'घर का कचरा उठाना और रीसाइक्लिंग के लिए छाँटना।'],
    ['हर काम का मिस्त्री', 'आपकी सूची की हर छोटी मरम्मत के लिए।'],
    ['बढ़ई', 'दरवाज़े, शेल्फ़ और फ़र्नीचर, लगाना और ठीक करना।'],
    ['प्लंबर', 'लीकेज, नल, नाली और फ़िटिंग, पक्की मरम्मत।'],
  ],
  packs: [
    ['झटपट', 'एक छोटा काम'],
    ['सामान्य', 'एक बार में कुछ काम'],
    ['बड़ा काम', 'एक बार में लंबी सूची'],
  ],
};

/**
 * §3: the catalogue of a fresh start. The database is given the same rows by a migration (a test compares the two);
 * the screens show these until the server has answered.
 */
export const firstCatalogue = firstServices(hindi);
