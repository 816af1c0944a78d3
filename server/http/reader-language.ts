import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, wantedLanguage } from '#domain/language.ts';
import type { Language } from '#domain/language.ts';

/** Parsed from the header itself: requests that are refused early never reach the cookie parser. */
const chosen = /(?:^|;)\s*lang=([^;\s]*)/;

/** What the reader has chosen on our pages, else what their browser asks for. */
export const readerLanguage = (headers: IncomingHttpHeaders): Language => {
  const choice = chosen.exec(headers.cookie ?? '')?.[1];
  return isLanguage(choice) ? choice : wantedLanguage(headers['accept-language']);
};
