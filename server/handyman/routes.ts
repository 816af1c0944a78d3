import {
  getAadharImage,
  getAllHandyman,
  getHandyman,
  loginHandyman,
  logoutHandyman,
  setAvailability,
  mailHandymanLoginCode,
  signupHandyman,
  verifyHandyman,
} from '#contract/handyman.ts';
import { beginSignup } from '../identity/account.ts';
import { nextLink } from '../http/pagination.ts';
import type { Deps } from '../deps.ts';
import { limits } from '../identity/rate-limits.ts';
import { askLoginCode, logIn } from '../identity/login.ts';
import type { Mount } from '../http/mount.ts';
import {
  clearCookies,
  endSession,
  readLoginCookies,
  requireSession,
  setAskerCookie,
  setCookies,
} from '../identity/session.ts';
import { handymanAccounts, read, readAadhaarImage, setOnline, verify } from './actions.ts';
import { search } from './search-actions.ts';

export const handymanRoutes = (mount: Mount, deps: Deps): void => {
  mount(loginHandyman, async ({ body, address, sessions, reply }) => {
    const login = await deps.passwords.admit(() =>
      logIn(deps, handymanAccounts, body, { address, ...readLoginCookies(reply, 'handyman') }),
    );
    // The key this browser had is of no use to anybody who may have kept a copy.
    if (sessions.handyman) await endSession(deps, sessions.handyman);
    setCookies(reply, 'handyman', login, deps.secureCookies);
    return { msg: 'Welcome back!', handyman_id: login.id };
  });

  mount(mailHandymanLoginCode, async ({ body, address, reply }) => {
    const shown = { address, ...readLoginCookies(reply, 'handyman') };
    const asker = await askLoginCode(deps, handymanAccounts, body.email, shown);
    setAskerCookie(reply, 'handyman', asker, deps.secureCookies);
    return { msg: 'If this email is registered with us, a code is on its way to it.' };
  });

  mount(signupHandyman, async ({ body, address }) => {
    const begun = await beginSignup(deps, handymanAccounts, body.email, { address });
    return { msg: begun.msg, resendAfter: begun.resendAfter };
  });

  mount(
    verifyHandyman,
    async ({ body, files, address, sessions, reply }) => {
      const login = await deps.passwords.admit(() => verify(deps, body, files, address));
      if (sessions.handyman) await endSession(deps, sessions.handyman);
      setCookies(reply, 'handyman', login, deps.secureCookies);
      return { msg: 'Your account is ready. Welcome to the team!', handyman_id: login.id };
    },
    { perAddress: limits.verifyFromAddress },
  );

  mount(getHandyman, async ({ body, sessions }) => {
    const profile = await read(deps, sessions, body.handyman_id);
    const own = sessions.handyman?.id === body.handyman_id;
    return { msg: own ? 'Your profile is up to date.' : `This is ${profile.name}.`, ...profile };
  });

  mount(getAllHandyman, async ({ query, reply }) => {
    const { cards, cursor } = await search(deps, query);
    if (cursor !== undefined) reply.header('link', nextLink(getAllHandyman.path, query, cursor));
    return typeof cards === 'string' ? reply.type('application/json').send(cards) : cards;
  });

  mount(logoutHandyman, async ({ sessions, reply }) => {
    if (sessions.handyman) await endSession(deps, sessions.handyman);
    clearCookies(reply, 'handyman');
    return { msg: 'You are logged out.' };
  });

  mount(setAvailability, async ({ body, sessions }) => {
    await setOnline(deps, requireSession(sessions, 'handyman').id, body.online);
    const msg = body.online
      ? 'You are online. Customers near you can ask you now.'
      : 'You are offline. Nobody can ask you until you are back.';
    return { msg, online: body.online };
  });

  mount(getAadharImage, async ({ params, sessions, reply }) => {
    const { id } = requireSession(sessions, 'handyman');
    return reply.type('image/webp').send(await readAadhaarImage(deps, id, params.side));
  });
};
