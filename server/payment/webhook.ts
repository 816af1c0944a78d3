import type { Deps } from '../deps.ts';
import { Problem, unavailable } from '../problem.ts';
import { settleRefund } from './refunds.ts';
import { isSettled, settle } from './settle.ts';

/**
 * The gateway says that something happened. It says so twice, late and in any order, and anybody can
 * pretend to be it: the signature says who, the stored id whether it is news, and a look at the gateway
 * what is true.
 */
export const hear = async (deps: Deps, body: Uint8Array, signature: unknown): Promise<void> => {
  const event =
    typeof signature === 'string' ? deps.payments.readEvent(body, signature) : undefined;
  if (!event) throw new Problem(400, 'bad_signature', 'This was not signed by the card gateway.');
  const { id, chargeId, refundId } = event;
  if (chargeId !== undefined) {
    const settled = await settle(deps, chargeId, { event: id });
    const unasked = settled && !settled.charge && !isSettled(settled.payment);
    if (unasked) throw unavailable(30);
  }
  if (refundId !== undefined && !(await settleRefund(deps, refundId, id))) throw unavailable(30);
};
