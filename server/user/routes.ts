import { addCaller } from '#contract/caller.ts';
import {
  getUser,
  loginUser,
  logoutUser,
  resendOtp,
  mailUserLoginCode,
  signupUser,
  verifyUser,
} from '#contract/user.ts';
import { beginSignup, resendSignupCode } from '../identity/account.ts';
import type { Deps } from '../deps.ts';
import { accountRoutes } from '../http/account-routes.ts';
import { clearAskerCookie, readAsker, setAskerCookie } from '../http/cookies.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { read, userAccounts, verify } from './actions.ts';
import { add } from './caller-actions.ts';

export const userRoutes = (mount: Mount, deps: Deps): void => {
  const account = accountRoutes(deps, userAccounts);

  mount(loginUser, async (ask) => ({
    msg: ask.words.identity.welcomeBack,
    user_id: await account.logIn(ask),
  }));
  mount(mailUserLoginCode, account.mailLoginCode);
  mount(logoutUser, account.logOut);

  mount(signupUser, async ({ body, address, language, reply }) => {
    const from = { address, language, codeAsker: readAsker(reply.request, 'user') };
    const begun = await beginSignup(deps, userAccounts, body.email, from);
    setAskerCookie(reply, 'user', begun.asker, deps.secureCookies);
    return { user_id: begun.reservedId, msg: begun.msg, resendAfter: begun.resendAfter };
  });

  mount(verifyUser, async (ask) => {
    const from = { ...ask, codeAsker: readAsker(ask.reply.request, 'user') };
    const login = await deps.passwords.admit(() => verify(deps, ask.body, from));
    clearAskerCookie(ask.reply, 'user');
    return { msg: ask.words.identity.userReady, user_id: await account.enter(ask, login) };
  });

  mount(resendOtp, async ({ body, address, language, words, reply }) => {
    const shown = {
      user: readAsker(reply.request, 'user'),
      handyman: readAsker(reply.request, 'handyman'),
    };
    const from = { address, language };
    const { role, asker } = await resendSignupCode(deps, body.email, shown, from);
    setAskerCookie(reply, role, asker, deps.secureCookies);
    return { msg: words.identity.newCodeMailed };
  });

  mount(getUser, async ({ body, sessions }) => {
    const user = await read(deps, sessions, body.user_id);
    return { msg: `This is ${user.username}.`, ...user };
  });
};

/** §14: a customer who has called. */
export const userOperatorRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(addCaller, async ({ body, words: { caller } }, by) => {
    const { id, name, known } = await deps.passwords.admit(() => add(deps, by, body));
    return { msg: known ? caller.known(name) : caller.added, user_id: id, name, known };
  });
};
