import { askNewEmail, changeName, changePhone, confirmNewEmail } from '#contract/details.ts';
import {
  endDevice,
  endOperatorDevice,
  endOtherDevices,
  endOtherOperatorDevices,
  listDevices,
  listOperatorDevices,
} from '#contract/device.ts';
import {
  changeOperatorPassword,
  changePassword,
  handymanPassword,
  operatorPassword,
  userPassword,
} from '#contract/password.ts';
import type { Role } from '#domain/role.ts';
import type { Deps } from '../deps.ts';
import { readLoginCookies, setAskerCookie, setCookies, setDeviceCookie } from '../http/cookies.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { requireParty, requireSession } from '../identity/session.ts';
import { changeNameOf, changePhoneOf } from './actions.ts';
import { endDeviceOf, endOtherDevicesOf, listDevicesOf } from './device-actions.ts';
import { askEmail, confirmEmail } from './email-actions.ts';
import { change, forgot, reset } from './password-actions.ts';

const forgotten = { user: userPassword, handyman: handymanPassword, operator: operatorPassword };

const mountForgotten = (mount: Mount, deps: Deps, role: Role): void => {
  mount(forgotten[role].forgot, async ({ body, address, words, reply }) => {
    const from = { address, ...readLoginCookies(reply, role) };
    const { asker, resendAfter } = await forgot(deps, role, body.email, from);
    setAskerCookie(reply, role, asker, deps.secureCookies);
    return { msg: words.account.codeMailed, resendAfter };
  });
  mount(forgotten[role].reset, async ({ body, address, words, reply }) => {
    const from = { address, ...readLoginCookies(reply, role) };
    const device = await deps.passwords.admit(() => reset(deps, role, body, from));
    setDeviceCookie(reply, role, device, deps.secureCookies);
    return { msg: words.account.passwordReset };
  });
};

/** §21: what customers, professionals and operators do about their own account. */
export const ownAccountRoutes = (mount: Mount, deps: Deps): void => {
  mountForgotten(mount, deps, 'user');
  mountForgotten(mount, deps, 'handyman');
  mountForgotten(mount, deps, 'operator');

  mount(changePassword, async ({ query, body, sessions, words, reply }) => {
    const session = requireParty(sessions, query.as);
    const login = await deps.passwords.admit(() => change(deps, session, body));
    setCookies(reply, session.role, login, deps.secureCookies);
    return { msg: words.account.passwordChanged };
  });

  mount(changeName, async ({ query, body, sessions, words }) => {
    await changeNameOf(deps, requireParty(sessions, query.as), body.name);
    return { msg: words.account.nameChanged };
  });

  mount(changePhone, async ({ query, body, sessions, words }) => {
    const session = requireParty(sessions, query.as);
    await deps.passwords.admit(() => changePhoneOf(deps, session, body));
    return { msg: words.account.phoneChanged };
  });

  mount(askNewEmail, async ({ query, body, sessions, words, address }) => {
    const session = requireParty(sessions, query.as);
    const resendAfter = await deps.passwords.admit(() => askEmail(deps, session, body, address));
    return { msg: words.account.emailCodeMailed, resendAfter };
  });

  mount(confirmNewEmail, async ({ query, body, sessions, words }) => {
    await confirmEmail(deps, requireParty(sessions, query.as), body);
    return { msg: words.account.emailChanged };
  });

  mount(listDevices, async ({ query, sessions }) =>
    listDevicesOf(deps, requireParty(sessions, query.as)),
  );

  mount(endDevice, async ({ params, query, sessions, words }) => {
    await endDeviceOf(deps, requireParty(sessions, query.as), params.id);
    return { msg: words.account.deviceEnded };
  });

  mount(endOtherDevices, async ({ query, sessions, words }) => {
    const ended = await endOtherDevicesOf(deps, requireParty(sessions, query.as));
    return { msg: words.account.othersEnded(ended) };
  });
};

/** §11: the same for operators. */
export const operatorAccountRoutes = (mountFor: MountOperator, deps: Deps): void => {
  mountFor(changeOperatorPassword, async ({ body, sessions, words, reply }) => {
    const session = requireSession(sessions, 'operator');
    const login = await deps.passwords.admit(() => change(deps, session, body));
    setCookies(reply, 'operator', login, deps.secureCookies);
    return { msg: words.account.passwordChanged };
  });

  mountFor(listOperatorDevices, async ({ sessions }) =>
    listDevicesOf(deps, requireSession(sessions, 'operator')),
  );

  mountFor(endOperatorDevice, async ({ params, sessions, words }) => {
    await endDeviceOf(deps, requireSession(sessions, 'operator'), params.id);
    return { msg: words.account.deviceEnded };
  });

  mountFor(endOtherOperatorDevices, async ({ sessions, words }) => {
    const ended = await endOtherDevicesOf(deps, requireSession(sessions, 'operator'));
    return { msg: words.account.othersEnded(ended) };
  });
};
