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
    typeof signature === 'string' ? deps.payments.readEvent(body, signature) : 'unsigned';
  if (event === 'unsigned') {
    throw new Problem(400, 'bad_signature', 'This was not signed by the card gateway.');
  }
  if (event === 'unreadable') {
    throw new Problem(400, 'bad_event', 'This is not an event of the card gateway.');
  }
  const { id, chargeId, refundId, success } = event;
  if (chargeId !== undefined) {
    const settled = await settle(deps, chargeId, { event: id });
    if (!settled) reportUnknown(deps, chargeId, success);
    const unasked = settled && !settled.charge && !isSettled(settled.payment);
    if (unasked) throw unavailable(30);
  }
  if (refundId !== undefined && !(await settleRefund(deps, refundId, id))) throw unavailable(30);
};

/**
 * A gateway id is stored before the gateway is told to charge, so a charge that we do not know and that has
 * succeeded was made past our books: somebody has to look. What was only opened may not be stored yet.
 */
const reportUnknown = (deps: Deps, chargeId: string, success: boolean): void => {
  if (success) deps.log.error({ charge: chargeId }, 'an unknown charge has succeeded');
  else deps.log.info({ charge: chargeId }, 'event about an unknown charge');
};
