import type { Deps } from '../deps.ts';
import { Problem, unavailable } from '../problem.ts';
import { settleDispute } from './dispute-actions.ts';
import { settleRefund } from './refund-actions.ts';
import { isSettled, settle } from './settle-actions.ts';

/**
 * An event of the gateway. Events come twice, late, in any order, and can be forged: the signature is checked,
 * the stored id drops repeats, and the gateway is asked for the state.
 */
export const receiveEvent = async (
  deps: Deps,
  body: Uint8Array,
  signature: unknown,
): Promise<void> => {
  const event =
    typeof signature === 'string' ? deps.payments.readEvent(body, signature) : 'unsigned';
  if (event === 'unsigned') {
    throw new Problem(400, 'bad_signature', ({ payment }) => payment.unsigned);
  }
  if (event === 'unreadable') {
    throw new Problem(400, 'bad_event', ({ payment }) => payment.notAnEvent);
  }
  const { id, chargeId, refundId, disputeId, success } = event;
  if (chargeId !== undefined) {
    const settled = await settle(deps, chargeId, { event: id });
    if (!settled) reportUnknown(deps, chargeId, success);
    const unasked = settled && !settled.charge && !isSettled(settled.payment);
    if (unasked) throw unavailable(30);
  }
  if (refundId !== undefined && !(await settleRefund(deps, refundId, id))) throw unavailable(30);
  if (disputeId !== undefined && !(await settleDispute(deps, disputeId, id))) {
    throw unavailable(30);
  }
};

/**
 * A gateway id is stored before the charge is confirmed, so a charge that we do not know and that has
 * succeeded was made past our books: an operator has to look. What was only opened may not be stored yet.
 */
const reportUnknown = (deps: Deps, chargeId: string, success: boolean): void => {
  if (success) deps.log.error({ charge: chargeId }, 'an unknown charge has succeeded');
  else deps.log.info({ charge: chargeId }, 'event about an unknown charge');
};
