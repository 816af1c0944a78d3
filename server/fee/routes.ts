import { getFees } from '#contract/fee.ts';
import { forgiveFee } from '#contract/operator-fee.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { requireSession } from '../identity/session.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { readFees } from './actions.ts';
import { forgive } from './operator-actions.ts';

export const feeRoutes = (mount: Mount, deps: Deps): void => {
  mount(getFees, ({ sessions }) => readFees(deps.db, requireSession(sessions, 'user').id));
};

/** §36: what operators do with the fee of a booking. */
export const feeOperatorRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(forgiveFee, async ({ params, body, words }, by) => {
    await forgive(deps, by, params.id, body.words);
    return { msg: words.fee.forgiven };
  });
};
