import { offers } from '#domain/words/hi.ts';
import type { words as english } from '../en/catalogue.ts';

export const words: typeof english = {
  offers,
  oneOf: (services) => `इनमें से एक चुनें: ${services.map(({ hi }) => hi.serviceName).join(', ')}।`,
  noSuchService: 'ऐसी कोई सेवा नहीं है।',
  nameTaken: 'इस नाम की एक सेवा पहले से है।',
};
