import {
  acceptTime,
  declineTime,
  listFreeStarts,
  proposeTime,
  withdrawTime,
} from '#contract/proposal.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { accept, close, propose } from './actions.ts';
import { readFreeStarts } from './party-actions.ts';
import { toFreeDays, toStanding } from './presenter.ts';

export const proposalRoutes = (mount: Mount, deps: Deps): void => {
  mount(listFreeStarts, async ({ params, sessions, words }) => ({
    msg: words.proposal.starts,
    ...toFreeDays(await readFreeStarts(deps, sessions, params.id)),
  }));

  mount(proposeTime, async ({ params, body, sessions, words }) => {
    const row = await propose(deps, sessions, params.id, Date.parse(body.startsAt));
    return { msg: words.proposal.proposed, ...toStanding(row) };
  });

  mount(acceptTime, async ({ params, body, sessions, words }) => {
    const row = await accept(deps, sessions, params.id, Date.parse(body.startsAt));
    return { msg: words.proposal.moved(row.startsAt), ...toStanding(row) };
  });

  mount(declineTime, async ({ params, sessions, words }) => {
    const row = await close(deps, sessions, params.id, 'decline');
    return { msg: words.proposal.declined, ...toStanding(row) };
  });

  mount(withdrawTime, async ({ params, sessions, words }) => {
    const row = await close(deps, sessions, params.id, 'withdraw');
    return { msg: words.proposal.withdrawn, ...toStanding(row) };
  });
};
