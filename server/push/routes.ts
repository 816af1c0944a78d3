import { addPushDevice, choosePush, getPush, removePushDevice } from '#contract/push.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { requireParty } from '../identity/session.ts';
import { addDevice, choose, readSettings, removeDevice } from './actions.ts';

/** §24: always for the account of the session; no call can name another one. */
export const pushRoutes = (mount: Mount, deps: Deps): void => {
  mount(getPush, async ({ query, sessions }) =>
    readSettings(deps, requireParty(sessions, query.as)),
  );

  mount(addPushDevice, async ({ query, body, sessions, words }) => {
    const device_id = await addDevice(deps, requireParty(sessions, query.as), body);
    return { msg: words.push.added, device_id };
  });

  mount(removePushDevice, async ({ params, query, sessions, words }) => {
    await removeDevice(deps, requireParty(sessions, query.as), params.id);
    return { msg: words.push.removed };
  });

  mount(choosePush, async ({ query, body, sessions, words }) => {
    await choose(deps, requireParty(sessions, query.as), body);
    return { msg: words.push.chosen };
  });
};
