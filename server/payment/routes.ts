import type { Call } from '#contract/call.ts';
import { answerChallenge, config, getReceipt, settlePayment, webhook } from '#contract/payment.ts';
import type { Outcome as Sent } from '#contract/payment.ts';
import type { Deps } from '../deps.ts';
import type { Ask, Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { pay } from './actions.ts';
import { finish, meetChallenge } from './finish-actions.ts';
import type { Outcome } from './outcome-actions.ts';
import { readReceipt } from './receipt-actions.ts';
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

  mount(settlePayment, async (ask) =>
    answer(ask, await finish(deps, requireSession(ask.sessions, 'user'), ask.params.id)),
  );

  mount(answerChallenge, async (ask) => {
    const customer = requireSession(ask.sessions, 'user');
    return answer(ask, await meetChallenge(deps, customer, ask.params.id, ask.body.passed));
  });

  mount(getReceipt, async ({ params, query, sessions }) => ({
    msg: 'Here is your receipt.',
    ...(await readReceipt(deps, sessions, params.id, query.payment_id)),
  }));
};

export const webhookRoutes = (mount: Mount, deps: Deps): void => {
  mount(webhook, async ({ body, reply }) => {
    await receiveEvent(deps, body, reply.request.headers['stripe-signature']);
    return { msg: 'Received.' };
  });
};
