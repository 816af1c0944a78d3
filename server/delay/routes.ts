import { sayLate, waitForLate } from '#contract/delay.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { say, waitFor } from './actions.ts';
import { toDelay } from './presenter.ts';

export const delayRoutes = (mount: Mount, deps: Deps): void => {
  mount(sayLate, async ({ params, body, sessions, words }) => {
    const row = await say(deps, requireSession(sessions, 'handyman'), params.id, body.minutes);
    return { msg: words.delay.said, delay: toDelay(row) };
  });

  mount(waitForLate, async ({ params, body, sessions, words }) => {
    const shown = Date.parse(body.expectedAt);
    const row = await waitFor(deps, requireSession(sessions, 'user'), params.id, shown);
    return { msg: words.delay.waits, delay: toDelay(row) };
  });
};
