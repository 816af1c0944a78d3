import { readAddress } from '#domain/address.ts';
import type { Language } from '#domain/language.ts';

const aYear = 365 * 24 * 60 * 60;

/** Read by the server before the page is sent, so that nobody sees the other language first. */
export const keepLanguage = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${language}; path=/; max-age=${aYear}; samesite=lax${secure}`;
};

/** What the server takes as this browser's language; a login sets it to the account's. */
export const savedLanguage = (): string | undefined =>
  /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1];

/** Whoever opens an address of a language has chosen it; from then on they have the addresses that everybody has. */
export const settleLanguagePrefix = (): void => {
  const { pathname, search, hash } = location;
  const { path, named } = readAddress(pathname);
  if (named === undefined) return;
  keepLanguage(named);
  history.replaceState(history.state, '', `${path}${search}${hash}`);
};
