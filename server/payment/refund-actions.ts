import { findBooking } from '../booking/list-store.ts';
import type { Deps } from '../deps.ts';
import type { GivenBack, TryAgain } from '../ports/payments.ts';
import { addMail } from '../mail/outbox.ts';
import { publishBookings } from '../events/publish.ts';
import { lockBooking } from '../money/booking-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import {
  decidedRefundFailedMail,
  decidedRefundMail,
  refundFailedMail,
  refundMail,
} from './mails.ts';
import {
  addDueRefunds,
  claimDueRefunds,
  findRefundByGatewayId,
  moveRefund,
  setStateByRefunds,
} from './refund-store.ts';
import type { RefundRow } from './refund-store.ts';
import { addEvent } from './store.ts';

const refundsAtOnce = 10;

/** A job: refunds what was paid for cancelled bookings, and what operators decided. Gives how many. */
export const refundDue = async (deps: Deps): Promise<number> => {
  await deps.db.transaction((db) => addDueRefunds(db, deps.payments.gateway));
  const due = await claimDueRefunds(deps.db, deps.payments.gateway, refundsAtOnce);
  await Promise.all(
    due.map(async (refund) => {
      const said =
        refund.gateway === 'credit'
          ? backToCredit(refund)
          : refund.gateway_id === null
            ? await deps.payments.refund({
                chargeId: refund.charge_id,
                amountPaise: refund.amount_paise,
                key: refund.idempotency_key,
                again: refund.checks > 1,
              })
            : await deps.payments.readRefund(refund.gateway_id);
      await record(deps, refund, said);
    }),
  );
  return due.length;
};

/** §32: there is no one to ask: the books are our own. */
const backToCredit = ({ id }: RefundRow): GivenBack => ({ id: `credit:${id}`, state: 'succeeded' });

/** For an event about a refund. As with payments the gateway is asked; false when it did not answer. */
export const settleRefund = async (
  deps: Deps,
  gatewayId: string,
  event: string,
): Promise<boolean> => {
  const refund = await findRefundByGatewayId(deps.db, gatewayId);
  // The answer to our own request brings its id; until then there is nothing to look up.
  if (!refund) return true;
  return record(deps, refund, await deps.payments.readRefund(gatewayId), event);
};

const record = async (
  deps: Deps,
  refund: RefundRow,
  said: GivenBack | TryAgain,
  event?: string,
): Promise<boolean> => {
  if ('tryAgain' in said) {
    deps.log.warn({ refund: refund.id, reason: said.tryAgain }, 'gateway did not answer');
    return false;
  }
  if (said.state === 'failed') deps.log.error({ refund: refund.id }, 'a refund has failed');
  const changed = await deps.db.transaction(async (db) => {
    await lockBooking(db, refund.booking_id);
    if (event !== undefined && !(await addEvent(db, event))) return undefined;
    if (!(await moveRefund(db, refund.id, said.id, said.state))) return undefined;
    await setStateByRefunds(db, refund.booking_id);
    await recordInLedger(db, refund.booking_id);
    const booking = await findBooking(db, refund.booking_id);
    if (booking && said.state !== 'pending') {
      const write = mailOf(refund, said.state);
      await addMail(deps, db, write(booking, refund, deps.publicUrl));
    }
    return booking;
  });
  if (changed) await publishBookings(deps.events, [changed]);
  return true;
};

/** Of a cancelled booking, or because an operator decided so. */
const mailOf = ({ operator_id }: RefundRow, state: 'succeeded' | 'failed') => {
  if (operator_id === null) return state === 'succeeded' ? refundMail : refundFailedMail;
  return state === 'succeeded' ? decidedRefundMail : decidedRefundFailedMail;
};
