import type { Language } from '#domain/language.ts';
import { en } from './en/all.ts';
import type { Words } from './en/all.ts';
import { hi } from './hi/all.ts';

export type { Words };

export const wordsIn: Readonly<Record<Language, Words>> = { en, hi };

/** A sentence that is not in a language yet: the code that answers knows the reader's. */
export type Said = (words: Words) => string;
