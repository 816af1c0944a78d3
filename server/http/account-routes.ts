import type { FastifyReply } from 'fastify';
import type { Role } from '#domain/role.ts';
import type { Accounts } from '../identity/account.ts';
import type { Deps } from '../deps.ts';
import { askLoginCode, logIn } from '../identity/login.ts';
import { endSession } from '../identity/session.ts';
import type { LoggedIn } from '../identity/session.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Words } from '../words/words.ts';
import { clearCookies, readLoginCookies, setAskerCookie, setCookies } from './cookies.ts';

type Ask<Body> = {
  readonly body: Body;
  readonly address: string;
  readonly sessions: Sessions;
  readonly words: Words;
  readonly reply: FastifyReply;
};

/** Beginning and ending the session of a browser, in every role. */
export const sessionRoutes = (deps: Deps, role: Role) => ({
  /** Ends the session that this browser had before: its token may have been copied. */
  enter: async (
    { sessions, reply }: Pick<Ask<unknown>, 'sessions' | 'reply'>,
    login: LoggedIn,
  ): Promise<string> => {
    const before = sessions[role];
    if (before) await endSession(deps, before);
    setCookies(reply, role, login, deps.secureCookies);
    return login.id;
  },
  logOut: async ({ sessions, reply }: Pick<Ask<unknown>, 'sessions' | 'reply'>) => {
    const session = sessions[role];
    if (session) await endSession(deps, session);
    clearCookies(reply, role);
    return { msg: 'You are logged out.' };
  },
});

/** Logging in and out, which is the same for both parties but for the name of the id on the wire. */
export const accountRoutes = (deps: Deps, accounts: Accounts) => {
  const { role } = accounts;
  const { enter, logOut } = sessionRoutes(deps, role);
  return {
    enter,
    logOut,
    logIn: async (ask: Ask<Parameters<typeof logIn>[2]>): Promise<string> => {
      const from = { address: ask.address, ...readLoginCookies(ask.reply, role) };
      return enter(ask, await deps.passwords.admit(() => logIn(deps, accounts, ask.body, from)));
    },
    mailLoginCode: async ({ body, address, words, reply }: Ask<{ readonly email: string }>) => {
      const from = { address, ...readLoginCookies(reply, role) };
      const asker = await askLoginCode(deps, accounts, body.email, from);
      setAskerCookie(reply, role, asker, deps.secureCookies);
      return { msg: words.identity.loginCodeMailed };
    },
  };
};
