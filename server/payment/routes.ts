import type { Call } from '#contract/call.ts';
import { answerChallenge, config, getReceipt, settlePayment, webhook } from '#contract/payment.ts';
import type { Outcome } from '#contract/payment.ts';
import type { Deps } from '../deps.ts';
import type { Ask, Mount } from '../http/mount.ts';
import { requireSession } from '../identity/session.ts';
import { pay } from './actions.ts';
import { finish, meetChallenge } from './finish.ts';
import { readReceipt } from './receipt.ts';
import { receiveEvent } from './webhook.ts';

/** 202: it is not known yet, and nobody shall take it for paid. */
const answer = (reply: Ask<Call>['reply'], outcome: Outcome): Outcome => {
  if (outcome.status === 'processing') reply.status(202);
  return outcome;
};

export const paymentRoutes = (mount: Mount, deps: Deps): void => {
  mount(config, async ({ body, sessions, reply }) =>
    answer(reply, await pay(deps, requireSession(sessions, 'user'), body)),
  );

  mount(settlePayment, async ({ params, sessions, reply }) =>
    answer(reply, await finish(deps, requireSession(sessions, 'user'), params.id)),
  );

  mount(answerChallenge, async ({ params, body, sessions, reply }) => {
    const customer = requireSession(sessions, 'user');
    return answer(reply, await meetChallenge(deps, customer, params.id, body.passed));
  });

  mount(getReceipt, async ({ params, sessions }) => ({
    msg: 'Here is your receipt.',
    ...(await readReceipt(deps, sessions, params.id)),
  }));
};

export const webhookRoutes = (mount: Mount, deps: Deps): void => {
  mount(webhook, async ({ body, reply }) => {
    await receiveEvent(deps, body, reply.request.headers['stripe-signature']);
    return { msg: 'Received.' };
  });
};
