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
import { askLoginCode, logIn } from '../identity/login.ts';
import type { Mount } from '../http/mount.ts';
import {
  clearCookies,
  endSession,
  readLoginCookies,
  setAskerCookie,
  setCookies,
} from '../identity/session.ts';
import { read, userAccounts, verify } from './actions.ts';

export const userRoutes = (mount: Mount, deps: Deps): void => {
  mount(loginUser, async ({ body, address, sessions, reply }) => {
    const login = await deps.passwords.admit(() =>
      logIn(deps, userAccounts, body, { address, ...readLoginCookies(reply, 'user') }),
    );
    // The key this browser had is of no use to anybody who may have kept a copy.
    if (sessions.user) await endSession(deps, sessions.user);
    setCookies(reply, 'user', login, deps.secureCookies);
    return { msg: 'Welcome back!', user_id: login.id };
  });

  mount(mailUserLoginCode, async ({ body, address, reply }) => {
    const shown = { address, ...readLoginCookies(reply, 'user') };
    const asker = await askLoginCode(deps, userAccounts, body.email, shown);
    setAskerCookie(reply, 'user', asker, deps.secureCookies);
    return { msg: 'If this email is registered with us, a code is on its way to it.' };
  });

  mount(signupUser, async ({ body, address }) => {
    const begun = await beginSignup(deps, userAccounts, body.email, { address });
    return { user_id: begun.reservedId, msg: begun.msg, resendAfter: begun.resendAfter };
  });

  mount(verifyUser, async ({ body, address, sessions, reply }) => {
    const login = await deps.passwords.admit(() => verify(deps, body, address));
    if (sessions.user) await endSession(deps, sessions.user);
    setCookies(reply, 'user', login, deps.secureCookies);
    return { msg: 'Your account is ready. Welcome!', user_id: login.id };
  });

  mount(resendOtp, async ({ body, address }) => {
    await resendSignupCode(deps, body.email, { address });
    return { msg: 'We have mailed you a new code.' };
  });

  mount(getUser, async ({ body, sessions }) => {
    const user = await read(deps, sessions, body.user_id);
    return { msg: `This is ${user.username}.`, ...user };
  });

  mount(logoutUser, async ({ sessions, reply }) => {
    if (sessions.user) await endSession(deps, sessions.user);
    clearCookies(reply, 'user');
    return { msg: 'You are logged out.' };
  });
};
