import { addFavourite, listKnown, removeFavourite } from '#contract/regular.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { forgetFavourite, keepFavourite, readKnown } from './actions.ts';

export const regularRoutes = (mount: Mount, deps: Deps): void => {
  mount(listKnown, async ({ sessions }) => readKnown(deps, requireSession(sessions, 'user')));

  mount(addFavourite, async ({ body, sessions, words }) => {
    await keepFavourite(deps, requireSession(sessions, 'user'), body.handyman_id);
    return { msg: words.regular.kept };
  });

  mount(removeFavourite, async ({ body, sessions, words }) => {
    await forgetFavourite(deps, requireSession(sessions, 'user'), body.handyman_id);
    return { msg: words.regular.removed };
  });
};
