import {
  countOnline,
  getAadharImage,
  getAllHandyman,
  getHandyman,
  loginHandyman,
  logoutHandyman,
  setAvailability,
  setServices,
  mailHandymanLoginCode,
  signupHandyman,
  verifyHandyman,
} from '#contract/handyman.ts';
import { addTimeOff, getHours, removeTimeOff, setHours } from '#contract/hours.ts';
import { removePhoto, setPhoto } from '#contract/photo.ts';
import { listSlots } from '#contract/slots.ts';
import { beginSignup } from '../identity/account.ts';
import { nextLink } from '../http/pagination.ts';
import type { Deps } from '../deps.ts';
import { accountRoutes } from '../http/account-routes.ts';
import { clearAskerCookie, readAsker, setAskerCookie } from '../http/cookies.ts';
import { limits } from '../identity/rate-limits.ts';
import type { Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import {
  checkBeforeFiles,
  handymanAccounts,
  read,
  readAadhaarImage,
  setOnline,
  verify,
} from './actions.ts';
import { openCounts } from './count-actions.ts';
import { changeHours, dropTimeOff, readHours, takeTimeOff } from './hours-actions.ts';
import { toHours, toTimeOff } from './hours-presenter.ts';
import { dropPhoto, savePhoto } from './photo-actions.ts';
import { search } from './search-actions.ts';
import { changeServices } from './service-actions.ts';
import { readSlots } from './slot-actions.ts';

export const handymanRoutes = (mount: Mount, deps: Deps): void => {
  const account = accountRoutes(deps, handymanAccounts);

  mount(loginHandyman, async (ask) => ({
    msg: ask.words.identity.welcomeBack,
    handyman_id: await account.logIn(ask),
  }));
  mount(mailHandymanLoginCode, account.mailLoginCode);
  mount(logoutHandyman, account.logOut);

  mount(signupHandyman, async ({ body, address, language, reply }) => {
    const from = { address, language, codeAsker: readAsker(reply.request, 'handyman') };
    const begun = await beginSignup(deps, handymanAccounts, body.email, from);
    setAskerCookie(reply, 'handyman', begun.asker, deps.secureCookies);
    return { msg: begun.msg, resendAfter: begun.resendAfter };
  });

  mount(
    verifyHandyman,
    async (ask) => {
      const from = { ...ask, codeAsker: readAsker(ask.reply.request, 'handyman') };
      const login = await deps.passwords.admit(() => verify(deps, ask.body, ask.files, from));
      clearAskerCookie(ask.reply, 'handyman');
      const id = await account.enter(ask, login);
      return { msg: ask.words.identity.handymanReady, handyman_id: id };
    },
    {
      perAddress: limits.verifyFromAddress,
      beforeFiles: (fields, request) =>
        checkBeforeFiles(deps, fields, readAsker(request, 'handyman')),
    },
  );

  mount(getHandyman, async ({ body, sessions, words }) => {
    const profile = await read(deps, sessions, body.handyman_id, words);
    const own = sessions.handyman?.id === body.handyman_id;
    return { msg: own ? 'Your profile is up to date.' : `This is ${profile.name}.`, ...profile };
  });

  mount(getAllHandyman, async ({ query, sessions, reply }) => {
    const { cards, cursor } = await search(deps, query, sessions.user?.id);
    if (cursor !== undefined) reply.header('link', nextLink(getAllHandyman.path, query, cursor));
    return typeof cards === 'string' ? reply.type('application/json').send(cards) : cards;
  });

  const counts = openCounts(deps);
  mount(countOnline, async ({ query: { lat, long }, reply }) => {
    const place = lat === undefined || long === undefined ? undefined : { lat, long };
    reply.header('cache-control', `public, max-age=${counts.keepSeconds}`);
    return { msg: 'These can be asked now.', ...(await counts.read(place)) };
  });

  mount(listSlots, async ({ query, sessions, words }) => ({
    msg: words.handyman.slots,
    ...(await readSlots(deps, sessions, query)),
  }));

  mount(setAvailability, async ({ body, sessions, words }) => {
    const { online } = body;
    const listed = await setOnline(deps, requireSession(sessions, 'handyman').id, online);
    const { offline, online: seen, onlineUnlisted } = words.handyman;
    return { msg: online ? (listed ? seen : onlineUnlisted) : offline, online };
  });

  mount(setServices, async ({ body, sessions, words }) => {
    const { id } = requireSession(sessions, 'handyman');
    const offered = await changeServices(deps, id, body.services);
    return { msg: words.handyman.servicesSaved, ...offered };
  });

  mount(getHours, async ({ sessions }) => {
    const { timeOff, ...hours } = await readHours(deps, requireSession(sessions, 'handyman'));
    return { ...toHours(hours), timeOff: timeOff.map(toTimeOff) };
  });
  mount(setHours, async ({ body, sessions, words }) => {
    const row = await changeHours(deps, requireSession(sessions, 'handyman'), body);
    return { msg: words.hours.saved, ...toHours(row) };
  });
  mount(addTimeOff, async ({ body, sessions, words }) => {
    const row = await takeTimeOff(deps, requireSession(sessions, 'handyman'), body);
    return { msg: words.hours.timeOffAdded, ...toTimeOff(row) };
  });
  mount(removeTimeOff, async ({ params, sessions, words }) => {
    await dropTimeOff(deps, requireSession(sessions, 'handyman'), params.id);
    return { msg: words.hours.timeOffRemoved };
  });

  mount(setPhoto, async ({ files, sessions, words }) => {
    const { id } = requireSession(sessions, 'handyman');
    const profile = await savePhoto(deps, id, files.get('photo'));
    return { msg: words.handyman.photoSaved, profile };
  });
  mount(removePhoto, async ({ sessions, words }) => {
    await dropPhoto(deps, requireSession(sessions, 'handyman').id);
    return { msg: words.handyman.photoRemoved, profile: null };
  });

  mount(getAadharImage, async ({ params, sessions, reply }) => {
    const { id } = requireSession(sessions, 'handyman');
    return reply.type('image/webp').send(await readAadhaarImage(deps, id, params.side));
  });
};
