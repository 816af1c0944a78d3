import { useEffect, useState } from 'react';
import { searchServices } from '#domain/catalogue.ts';
import type { Service } from '#domain/catalogue.ts';
import { useCatalogue } from './queries.ts';

type Words = typeof import('#domain/service-words.ts');

type Search = {
  readonly found: readonly Service[];
  /** For a field that is about to be typed in. */
  readonly prepare: () => void;
};

/** §2 at once; and by the words that people type, which are fetched with the first letter. */
export const useServiceSearch = (text: string): Search => {
  const services = useCatalogue();
  const [words, setWords] = useState<Words>();
  // Where the network loses them, the next letter asks again.
  useEffect(() => {
    if (text !== '') import('#domain/service-words.ts').then(setWords, () => undefined);
  }, [text]);

  return {
    found: (words?.findByWords ?? searchServices)(services, text),
    prepare: () => void import('#domain/service-words.ts').then(setWords, () => undefined),
  };
};
