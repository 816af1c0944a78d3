import { readAddress } from '#domain/address.ts';
import type { Language } from '#domain/language.ts';

const aYear = 365 * 24 * 60 * 60;

/** Read by the server before the page is sent, so that no page is first shown in the other language. */
export const keepLanguage = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${language}; path=/; max-age=${aYear}; samesite=lax${secure}`;
};

/** What the server takes as this browser's language; a login sets it to the account's. */
export const savedLanguage = (): string | undefined =>
  /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1];

/** A URL with a language prefix chooses that language; from then on URLs have no prefix. */
export const settleLanguagePrefix = (): void => {
  const { pathname, search, hash } = location;
  const { path, named } = readAddress(pathname);
  if (named === undefined) return;
  keepLanguage(named);
  history.replaceState(history.state, '', `${path}${search}${hash}`);
};
