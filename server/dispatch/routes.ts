import { handOver as handOverCall } from '#contract/delay.ts';
import { askForCaller } from '#contract/caller.ts';
import { getDispatch, listDispatches, startDispatch, stopDispatch } from '#contract/dispatch.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { requireSession } from '../identity/session.ts';
import { listNewest, readOwn, start, stop } from './actions.ts';
import { handOver } from './hand-over-actions.ts';
import { askFor } from './caller-actions.ts';
import { namedIn } from './presenter.ts';

export const dispatchRoutes = (mount: Mount, deps: Deps): void => {
  mount(startDispatch, async ({ body, address, sessions, words }) => {
    const view = await start(deps, requireSession(sessions, 'user'), body, address);
    return { msg: words.dispatch.started(view.asked), ...view };
  });

  mount(listDispatches, async ({ sessions, words }) =>
    (await listNewest(deps, requireSession(sessions, 'user'))).map(namedIn(words)),
  );

  mount(getDispatch, async ({ params, sessions, words }) => ({
    msg: 'This is who was asked.',
    ...namedIn(words)(await readOwn(deps, requireSession(sessions, 'user'), params.id)),
  }));

  mount(stopDispatch, async ({ params, sessions, words }) => ({
    msg: words.dispatch.stopped,
    ...(await stop(deps, requireSession(sessions, 'user'), params.id)),
  }));

  mount(handOverCall, async ({ params, body, sessions, address, words }) => {
    const shown = new Date(body.expectedAt);
    const late = { id: params.id, shown, address };
    const id = await handOver(deps, requireSession(sessions, 'user'), late);
    return { msg: words.delay.handedOver, dispatch_id: id };
  });
};

/** §14: for a customer who has called. */
export const dispatchOperatorRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(askForCaller, async ({ params, body, words }, by) => {
    const { dispatch, asked } = await askFor(deps, by, params.id, body);
    return {
      msg: words.caller.dispatched(asked.length),
      dispatch_id: dispatch.id,
      asked: asked.length,
    };
  });
};
