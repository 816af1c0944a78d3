import type { Call } from '#contract/call.ts';
import {
  answerChallenge,
  answerUpi,
  config,
  getReceipt,
  settlePayment,
  webhook,
} from '#contract/payment.ts';
import type { Outcome as Sent } from '#contract/payment.ts';
import { listReconciliations, reconcileDay } from '#contract/reconciliation.ts';
import { giveTip } from '#contract/tip.ts';
import type { Deps } from '../deps.ts';
import type { Ask, Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { requireSession } from '../identity/session.ts';
import { pay } from './bill-actions.ts';
import { answerInApp, finish, meetChallenge } from './finish-actions.ts';
import type { Outcome } from './outcome-actions.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { readReceipt } from './receipt-actions.ts';
import { compareAgain, readReconciliations } from './reconcile-actions.ts';
import { giveTip as giveTipTo } from './tip-actions.ts';
import { receiveEvent } from './webhook-actions.ts';

/** 202 while the outcome is not known yet, so that no client takes it for paid. */
const answer = ({ reply, words }: Pick<Ask<Call>, 'reply' | 'words'>, outcome: Outcome): Sent => {
  if (outcome.status === 'processing') reply.status(202);
  return { ...outcome, msg: outcome.msg(words) };
};

export const paymentRoutes = (mount: Mount, deps: Deps): void => {
  mount(config, async (ask) =>
    answer(ask, await pay(deps, requireSession(ask.sessions, 'user'), ask.body)),
  );

  mount(giveTip, async (ask) => {
    const customer = requireSession(ask.sessions, 'user');
    return answer(ask, await giveTipTo(deps, customer, ask.params.id, ask.body));
  });

  mount(settlePayment, async (ask) =>
    answer(ask, await finish(deps, requireSession(ask.sessions, 'user'), ask.params.id)),
  );

  mount(answerChallenge, async (ask) => {
    const customer = requireSession(ask.sessions, 'user');
    return answer(ask, await meetChallenge(deps, customer, ask.params.id, ask.body.passed));
  });

  mount(answerUpi, async (ask) => {
    const customer = requireSession(ask.sessions, 'user');
    return answer(ask, await answerInApp(deps, customer, ask.params.id, ask.body.answer));
  });

  mount(getReceipt, async ({ params, query, sessions }) => ({
    msg: 'Here is your receipt.',
    ...(await readReceipt(deps, sessions, params.id, query.payment_id)),
  }));
};

/** §34: the gateway's list beside our books. */
export const reconcileRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(listReconciliations, () => readReconciliations(deps));

  mount(reconcileDay, async ({ params, words }, by) => {
    await compareAgain(deps, by, params.day);
    return { msg: words.payment.compared };
  });
};

export const webhookRoutes = (mount: Mount, deps: Deps): void => {
  mount(webhook, async ({ body, reply }) => {
    await receiveEvent(deps, body, reply.request.headers['stripe-signature']);
    return { msg: 'Received.' };
  });
};
