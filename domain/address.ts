import type { Language } from './language.ts';

const underLanguage = /^\/(hi)(?=\/|$)/;

/** Public pages have a URL for each language but the first: gives the page without the prefix, and its language. */
export const readAddress = (pathname: string): { path: string; named: Language | undefined } =>
  underLanguage.test(pathname)
    ? { path: pathname.replace(underLanguage, '') || '/', named: 'hi' }
    : { path: pathname, named: undefined };
