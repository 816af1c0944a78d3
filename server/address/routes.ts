import { addAddress, changeAddress, listAddresses, removeAddress } from '#contract/address.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { change, keep, list, remove } from './actions.ts';
import { toSaved } from './presenter.ts';

export const addressRoutes = (mount: Mount, deps: Deps): void => {
  mount(listAddresses, async ({ sessions }) => {
    const rows = await list(deps, requireSession(sessions, 'user'));
    return rows.map(toSaved);
  });

  mount(addAddress, async ({ body, sessions, words }) => {
    const row = await keep(deps, requireSession(sessions, 'user'), body);
    return { msg: words.address.kept, ...toSaved(row) };
  });

  mount(changeAddress, async ({ params, body, sessions, words }) => {
    const row = await change(deps, requireSession(sessions, 'user'), params.id, body);
    return { msg: words.address.changed, ...toSaved(row) };
  });

  mount(removeAddress, async ({ params, sessions, words }) => {
    await remove(deps, requireSession(sessions, 'user'), params.id);
    return { msg: words.address.removed };
  });
};
