import './hindi-name.css';
import type { Language } from '#domain/language.ts';

/** The other language, named in itself. */
export const words: { readonly other: Language; readonly name: string } = {
  other: 'hi',
  name: 'हिन्दी',
};
