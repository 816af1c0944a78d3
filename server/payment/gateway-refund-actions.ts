import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { addMail } from '../mail/outbox.ts';
import { lockBooking } from '../money/booking-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import type { RefundEntry } from '../ports/payments.ts';
import { findReader } from '../tip/store.ts';
import { addGatewayRefund, isOwnRefund } from './gateway-refund-store.ts';
import { decidedRefundMail } from './mails.ts';
import { findRefundByGatewayId, setStateByRefunds } from './refund-store.ts';
import { addEvent, findByGatewayId } from './store.ts';
import { tipRefundMail, tipTakenBackMail } from './tip-mails.ts';

const tell = async (deps: Deps, db: Db, gatewayId: string): Promise<BookingRow> => {
  const refund = await findRefundByGatewayId(db, gatewayId);
  const booking = refund && (await findBooking(db, refund.booking_id));
  if (!booking) throw new Error('A refund has no booking');
  const write = refund.for_tip ? tipRefundMail('succeeded') : decidedRefundMail;
  await addMail(deps, db, write(booking, refund, deps.publicUrl));
  // It came from the account of the professional, who had heard of it.
  if (refund.passed_on && (await findReader(db, booking.handyman_id))) {
    await addMail(deps, db, tipTakenBackMail(booking, refund, deps.publicUrl));
  }
  return booking;
};

/**
 * §34: books a refund that was made on the gateway's own pages. False where it is none: one of our own, of a charge that
 * is not ours, or more than is left of it.
 */
export const bookGatewayRefund = async (
  deps: Deps,
  { id, chargeId, amountPaise, key }: Omit<RefundEntry, 'at'>,
  event?: string,
): Promise<boolean> => {
  const payment = await findByGatewayId(deps.db, chargeId);
  if (!payment || (await isOwnRefund(deps.db, id, key ?? ''))) return false;
  const changed = await deps.db.transaction(async (db) => {
    await lockBooking(db, payment.booking_id);
    if (event !== undefined && !(await addEvent(db, event))) return undefined;
    const wanted = { gatewayId: id, paymentId: payment.id, amountPaise };
    if (!(await addGatewayRefund(db, wanted))) return undefined;
    if (!payment.for_tip) await setStateByRefunds(db, payment.booking_id);
    await recordInLedger(db, payment.booking_id);
    return tell(deps, db, id);
  });
  if (!changed) return false;
  deps.log.warn({ refund: id }, 'a refund made at the gateway was booked');
  await publishBookings(deps.events, [changed]);
  return true;
};
