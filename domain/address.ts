import type { Language } from './language.ts';

const underLanguage = /^\/(hi)(?=\/|$)/;

/** Public pages have an address for each language but the first: the page without it, and the language it names. */
export const readAddress = (pathname: string): { path: string; named: Language | undefined } =>
  underLanguage.test(pathname)
    ? { path: pathname.replace(underLanguage, '') || '/', named: 'hi' }
    : { path: pathname, named: undefined };
