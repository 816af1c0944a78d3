import { setLanguage } from '#contract/account.ts';
import type { Language } from '#domain/language.ts';
import { keepLanguage } from '../device/language.ts';
import { send } from './api.ts';
import type { Session } from './session.ts';

/** In this browser, and for the account that is logged in: its mails follow. The page is loaded in that language. */
export const chooseLanguage = async (
  language: Language,
  { userId, handymanId }: Session,
): Promise<void> => {
  const loggedIn = userId !== undefined || handymanId !== undefined;
  if (loggedIn) await send(setLanguage, { body: { language } }).catch(() => undefined);
  keepLanguage(language);
  location.reload();
};
