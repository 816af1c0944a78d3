import { setLanguage } from '#contract/account.ts';
import type { Deps } from '../deps.ts';
import type { Accounts } from '../identity/account.ts';
import { wordsIn } from '../words/words.ts';
import { setLanguageCookie } from './cookies.ts';
import type { Mount } from './mount.ts';

/** One choice for all accounts that this browser is logged in to, and for the browser. */
export const languageRoute = (mount: Mount, deps: Deps, accounts: readonly Accounts[]): void => {
  mount(setLanguage, async ({ body: { language }, sessions, reply }) => {
    for (const { role, setLanguage: keep } of accounts) {
      const session = sessions[role];
      if (session) await keep(deps.db, session.id, language);
    }
    setLanguageCookie(reply, language, deps.secureCookies);
    return { msg: wordsIn[language].mails.fromNowOn };
  });
};
