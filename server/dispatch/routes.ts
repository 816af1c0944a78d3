import { getDispatch, listDispatches, startDispatch, stopDispatch } from '#contract/dispatch.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { listNewest, readOwn, start, stop } from './actions.ts';

export const dispatchRoutes = (mount: Mount, deps: Deps): void => {
  mount(startDispatch, async ({ body, address, sessions, words }) => {
    const view = await start(deps, requireSession(sessions, 'user'), body, address);
    return { msg: words.dispatch.started(view.asked), ...view };
  });

  mount(listDispatches, async ({ sessions }) => listNewest(deps, requireSession(sessions, 'user')));

  mount(getDispatch, async ({ params, sessions }) => ({
    msg: 'This is who was asked.',
    ...(await readOwn(deps, requireSession(sessions, 'user'), params.id)),
  }));

  mount(stopDispatch, async ({ params, sessions, words }) => ({
    msg: words.dispatch.stopped,
    ...(await stop(deps, requireSession(sessions, 'user'), params.id)),
  }));
};
