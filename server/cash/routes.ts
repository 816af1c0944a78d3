import { chooseCash, confirmCash, getCash, takeBackCash } from '#contract/cash.ts';
import { decideCash, getCashOfBooking } from '#contract/operator-cash.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { requireParty, requireSession } from '../identity/session.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { choose, confirm, read, takeBack } from './actions.ts';
import { decide, readOf } from './operator-actions.ts';

export const cashRoutes = (mount: Mount, deps: Deps): void => {
  mount(getCash, ({ params, query, sessions }) =>
    read(deps, requireParty(sessions, query.as), params.id),
  );

  mount(chooseCash, async ({ params, sessions, words }) => {
    await choose(deps, requireSession(sessions, 'user'), params.id);
    return { msg: words.cash.chosen };
  });

  mount(takeBackCash, async ({ params, sessions, words }) => {
    await takeBack(deps, requireSession(sessions, 'user'), params.id);
    return { msg: words.cash.takenBack };
  });

  mount(confirmCash, async ({ params, body, sessions, words }) => {
    await confirm(deps, requireSession(sessions, 'handyman'), params.id, body);
    return { msg: words.cash.confirmed };
  });
};

/** §37: what operators find of cash of which a side says that it is wrong. */
export const cashOperatorRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(getCashOfBooking, ({ params }) => readOf(deps, params.id));

  mount(decideCash, async ({ params, body, words }, by) => {
    await decide(deps, by, params.id, body);
    return { msg: words.cash.decided[body.outcome] };
  });
};
