import { getPayouts, mailPayoutCode, setBankAccount, setUpi } from '#contract/payout.ts';
import * as run from '#contract/payout-run.ts';
import type { Deps } from '../deps.ts';
import { sendCsv } from '../http/csv.ts';
import type { Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { nextLink } from '../http/pagination.ts';
import { requireSession } from '../identity/session.ts';
import { giveBank, giveUpi, mailCode, read } from './actions.ts';
import * as actions from './run-actions.ts';

/** §29: what a professional is paid out, and where to. */
export const payoutRoutes = (mount: Mount, deps: Deps): void => {
  mount(getPayouts, ({ sessions }) => read(deps, requireSession(sessions, 'handyman')));

  mount(mailPayoutCode, async ({ sessions, words }) => {
    const resendAfter = await mailCode(deps, requireSession(sessions, 'handyman'));
    return { msg: words.payout.codeMailed, resendAfter };
  });

  mount(setBankAccount, async ({ body, sessions, words }) => {
    await giveBank(deps, requireSession(sessions, 'handyman'), body);
    return { msg: words.payout.accountChanged };
  });

  mount(setUpi, async ({ body, sessions, words }) => {
    await giveUpi(deps, requireSession(sessions, 'handyman'), body);
    return { msg: words.payout.accountChanged };
  });
};

/** §29: what operators do with the payouts of a Monday. */
export const payoutOperatorRoutes = (mount: MountOperator, deps: Deps): void => {
  mount(run.listPayoutRuns, () => actions.listRuns(deps));

  mount(run.getPayoutRun, ({ params }) => actions.readRun(deps, params.day));

  mount(run.listPayouts, async ({ params, query, reply }) => {
    const { rows, cursor } = await actions.list(deps, params.day, query);
    const { cursor: _before, ...wanted } = query;
    if (cursor !== undefined) {
      const path = run.listPayouts.path.replace(':day', params.day);
      reply.header('link', nextLink(path, wanted, cursor));
    }
    return rows;
  });

  mount(run.approvePayouts, async ({ params, words }, by) => {
    await actions.approve(deps, by, params.day);
    return { msg: words.payout.approved };
  });

  mount(run.exportPayouts, async ({ body, words, reply }, by) =>
    sendCsv(reply, `payouts-${body.day}`, await actions.exportFile(deps, by, body, words)),
  );

  mount(run.markPaid, async ({ params, body, words }, by) => ({
    msg: words.payout.paid(await actions.pay(deps, by, params.day, body)),
  }));

  mount(run.returnPayout, async ({ params, body, words }, by) => {
    await actions.sendBack(deps, by, { ...params, ...body });
    return { msg: words.payout.returned };
  });

  mount(run.holdPayout, async ({ params, body, words }, by) => {
    await actions.hold(deps, by, { ...params, ...body });
    return { msg: words.payout.held };
  });

  mount(run.releasePayout, async ({ params, body, words }, by) => {
    await actions.release(deps, by, { ...params, ...body });
    return { msg: words.payout.released };
  });
};
