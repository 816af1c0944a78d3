import { getCredit } from '#contract/credit.ts';
import { getCustomerCredit, giveCredit, takeBackCredit } from '#contract/operator-credit.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { requireSession } from '../identity/session.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { readCredit } from './actions.ts';
import { give, readOf, takeBack } from './operator-actions.ts';

export const creditRoutes = (mount: Mount, deps: Deps): void => {
  mount(getCredit, ({ sessions }) => readCredit(deps.db, requireSession(sessions, 'user').id));
};

/** §32: what operators do with a customer's credit. */
export const creditOperatorRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(getCustomerCredit, ({ params }) => readOf(deps, params.id));

  mount(giveCredit, async ({ params, body, words }, by) => ({
    balance: await give(deps, by, params.id, body),
    msg: words.credit.given,
  }));

  mount(takeBackCredit, async ({ params, body, words }, by) => ({
    balance: await takeBack(deps, by, params.id, body),
    msg: words.credit.takenBack,
  }));
};
