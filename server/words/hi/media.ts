import type { words as english } from '../en/media.ts';

export const words: typeof english = {
  notAnImage: 'JPEG, PNG या WebP फ़ोटो चुनें।',
  unreadable: 'यह फ़ोटो पढ़ी नहीं जा सकी। इसे JPEG में फिर से सेव करें या नई फ़ोटो लें, फिर भेजें।',
  tooManyPixels: (megapixels) => `यह फ़ोटो ${megapixels} मेगापिक्सेल से बड़ी है। छोटी फ़ोटो भेजें।`,
};
