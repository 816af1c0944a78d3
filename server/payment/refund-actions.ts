import { isLastTry } from '#domain/refund.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Deps } from '../deps.ts';
import type { GivenBack, TryAgain } from '../ports/payments.ts';
import { addMail } from '../mail/outbox.ts';
import { publishPayment } from '../events/publish.ts';
import { lockBooking } from '../money/booking-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { bookGatewayRefund } from './gateway-refund-actions.ts';
import { findReader } from '../tip/store.ts';
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
  settleFees,
} from './refund-store.ts';
import type { RefundRow } from './refund-store.ts';
import { addRetries } from './retry-store.ts';
import { addEvent } from './store.ts';
import { tipRefundMail, tipTakenBackMail } from './tip-mails.ts';

const refundsAtOnce = 10;
const retriesAtOnce = 100;

/** A job: what a bank did not take is tried again (§9). Gives how many. */
export const retryFailed = (deps: Deps): Promise<number> =>
  deps.db.transaction((db) => addRetries(db, retriesAtOnce));

/** A job: refunds what was paid for cancelled bookings, and what operators decided. Gives how many. */
export const refundDue = async (deps: Deps): Promise<number> => {
  await deps.db.transaction((db) => addDueRefunds(db, deps.payments.gateway));
  await settleFees(deps.db);
  const due = await claimDueRefunds(deps.db, deps.payments.gateway, refundsAtOnce);
  await Promise.all(
    due.map(async (refund) => {
      const said =
        refund.gateway === 'credit' || refund.gateway === 'cash'
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

/** §32, §37: there is no one to ask: the books are our own. */
const backToCredit = ({ id }: RefundRow): GivenBack => ({ id: `credit:${id}`, state: 'succeeded' });

/** For an event about a refund. As with payments the gateway is asked; false when it did not answer. §34: one that we do not know may have been made there. */
export const settleRefund = async (
  deps: Deps,
  gatewayId: string,
  event: string,
): Promise<boolean> => {
  const refund = await findRefundByGatewayId(deps.db, gatewayId);
  const said = await deps.payments.readRefund(gatewayId);
  if (refund) return record(deps, refund, said, event);
  if ('tryAgain' in said) return false;
  if (said.of && said.state === 'succeeded') {
    await bookGatewayRefund(deps, { id: gatewayId, ...said.of }, event);
  }
  return true;
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
    if (!refund.for_tip) await setStateByRefunds(db, refund.booking_id);
    await recordInLedger(db, refund.booking_id);
    const booking = await findBooking(db, refund.booking_id);
    if (booking && said.state !== 'pending' && isTold(refund, said.state)) {
      const write = mailOf(refund, said.state);
      await addMail(deps, db, write(booking, refund, deps.publicUrl));
      if (
        refund.passed_on &&
        said.state === 'succeeded' &&
        (await findReader(db, booking.handyman_id))
      ) {
        await addMail(deps, db, tipTakenBackMail(booking, refund, deps.publicUrl));
      }
    }
    return booking;
  });
  // §35: who has not heard of a tip does not hear of its refund.
  const customerOnly = refund.for_tip && !refund.passed_on;
  if (changed) await publishPayment(deps.events, changed, customerOnly);
  return true;
};

/** Failures between the first and the last try are ours to deal with. */
const isTold = ({ tries }: RefundRow, state: 'succeeded' | 'failed'): boolean =>
  state === 'succeeded' || tries === 0 || isLastTry(tries);

/** Of a tip, of a cancelled booking, or because an operator decided so. */
const mailOf = ({ operator_id, for_tip }: RefundRow, state: 'succeeded' | 'failed') => {
  if (for_tip) return tipRefundMail(state);
  if (operator_id === null) return state === 'succeeded' ? refundMail : refundFailedMail;
  return state === 'succeeded' ? decidedRefundMail : decidedRefundFailedMail;
};
