import type { Call } from '#contract/call.ts';
import {
  answerChallenge,
  answerUpi,
  config,
  getReceipt,
  settlePayment,
  webhook,
} from '#contract/payment.ts';
import {
  acceptDispute,
  answerDispute,
  listDisputes,
  readDispute,
  takeDisputedShare,
} from '#contract/dispute.ts';
import type { Outcome as Sent } from '#contract/payment.ts';
import { listReconciliations, reconcileDay } from '#contract/reconciliation.ts';
import { giveTip } from '#contract/tip.ts';
import type { Deps } from '../deps.ts';
import type { Ask, Mount } from '../http/mount.ts';
import type { MountOperator } from '../http/mount-operator.ts';
import { requireSession } from '../identity/session.ts';
import { decideDispute } from './answer-actions.ts';
import { pay } from './bill-actions.ts';
import { answerInApp, finish, meetChallenge } from './finish-actions.ts';
import * as disputes from './list-actions.ts';
import type { Outcome } from './outcome-actions.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { readReceipt } from './receipt-actions.ts';
import { compareAgain, readReconciliations } from './reconcile-actions.ts';
import { takeShare } from './share-actions.ts';
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

/** §39: what customers' banks take back. */
export const disputeRoutes = (mount: MountOperator<ActingOperator>, deps: Deps): void => {
  mount(listDisputes, ({ query, words }) => disputes.listDisputes(deps, query.show, words));

  mount(readDispute, ({ params, words }) => disputes.readDispute(deps, params.id, words));

  mount(answerDispute, async ({ params, body, words, reply }, by) => {
    const wanted = { decision: 'answer', answer: body.text, reason: body.reason } as const;
    const sent = await decideDispute(deps, by, params.id, wanted);
    if (sent === 'waiting') reply.status(202);
    return { msg: sent === 'sent' ? words.dispute.answered : words.dispute.waiting };
  });

  mount(acceptDispute, async ({ params, body, words, reply }, by) => {
    const wanted = { decision: 'accept', answer: null, reason: body.reason } as const;
    const sent = await decideDispute(deps, by, params.id, wanted);
    if (sent === 'waiting') reply.status(202);
    return { msg: sent === 'sent' ? words.dispute.accepted : words.dispute.waiting };
  });

  mount(takeDisputedShare, async ({ params, body, words }, by) => {
    await takeShare(deps, by, params.id, body.reason);
    return { msg: words.dispute.shareTaken };
  });
};

export const webhookRoutes = (mount: Mount, deps: Deps): void => {
  mount(webhook, async ({ body, reply }) => {
    await receiveEvent(deps, body, reply.request.headers['stripe-signature']);
    return { msg: 'Received.' };
  });
};
