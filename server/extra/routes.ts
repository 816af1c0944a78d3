import { approveExtra, declineExtra, proposeExtra, withdrawExtra } from '#contract/extra.ts';
import { shownExtra } from '#domain/extra.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { decide, propose } from './actions.ts';

export const extraRoutes = (mount: Mount, deps: Deps): void => {
  mount(proposeExtra, async ({ params, body, sessions, words }) => {
    const row = await propose(deps, requireSession(sessions, 'handyman'), params.id, body);
    return { msg: words.extra.proposed, ...shownExtra(row) };
  });

  mount(approveExtra, async ({ params, body, sessions, words }) => {
    const asked = { bookingId: params.id, extraId: params.extraId, amount: body.amount };
    const row = await decide(deps, requireSession(sessions, 'user'), 'approve', asked);
    return { msg: words.extra.approved, ...shownExtra(row) };
  });

  mount(declineExtra, async ({ params, sessions, words }) => {
    const asked = { bookingId: params.id, extraId: params.extraId };
    const row = await decide(deps, requireSession(sessions, 'user'), 'decline', asked);
    return { msg: words.extra.declined, ...shownExtra(row) };
  });

  mount(withdrawExtra, async ({ params, sessions, words }) => {
    const asked = { bookingId: params.id, extraId: params.extraId };
    const row = await decide(deps, requireSession(sessions, 'handyman'), 'withdraw', asked);
    return { msg: words.extra.withdrawn, ...shownExtra(row) };
  });
};
