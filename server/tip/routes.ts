import { refundTip } from '#contract/operator-tip.ts';
import { getTip } from '#contract/tip.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { readTip } from './actions.ts';
import { refundTip as refund } from './operator-actions.ts';

/** §35: giving a tip is a payment; its call is with those of the payments. */
export const tipRoutes = (mount: Mount, deps: Deps): void => {
  mount(getTip, async ({ params, query, sessions }) => ({
    msg: 'The tip of your visit.',
    ...(await readTip(deps, sessions, params.id, query.as)),
  }));
};

export const tipOperatorRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(refundTip, async ({ params, body, words }, by) => {
    await refund(deps, by, params.id, body);
    return { msg: words.tip.refundStored };
  });
};
