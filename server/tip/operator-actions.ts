import type { z } from 'zod';
import type { refundTip as refundTipCall } from '#contract/operator-tip.ts';
import { toRupees } from '#domain/price.ts';
import type { Deps } from '../deps.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnBooking } from '../operator/own-store.ts';
import { lockBooking } from '../money/booking-store.ts';
import { findStanding } from '../money/dispute-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import { addTipRefund, findRefundedBy, findTip } from './store.ts';

const noTip = () => notFound(({ tip }) => tip.noTip);

/** §35: stores that all of a tip is to be refunded; the job of the payments talks to the gateway, as for every refund. */
export const refundTip = (
  deps: Deps,
  by: ActingOperator,
  bookingId: string,
  { key, reason }: z.output<typeof refundTipCall.body>,
): Promise<void> =>
  deps.db.transaction(async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking) throw notFound(({ console: words }) => words.noSuchBooking);
    if (await isOwnBooking(db, by.id, booking)) {
      throw conflict('own_booking', ({ ticket }) => ticket.ownBooking);
    }
    const tip = await findTip(db, bookingId);
    const made = await findRefundedBy(db, key);
    if (made !== undefined) {
      if (made === tip?.payment_id) return;
      throw conflict('other_press', ({ ticket }) => ticket.otherPress);
    }
    if (tip?.state !== 'succeeded') throw noTip();
    if (tip.refund_state !== null && tip.refund_state !== 'failed') {
      throw conflict('nothing_left', (words) => words.tip.refundedAlready);
    }
    const { undecided, returned_paise: returned } = await findStanding(db, bookingId, 'tip');
    if (undecided) throw conflict('disputed', ({ dispute }) => dispute.noRefund);
    if (returned > 0) throw conflict('nothing_left', ({ dispute }) => dispute.returned);
    await addTipRefund(db, { paymentId: tip.payment_id, key, operatorId: by.id });
    await addAudit(db, {
      operatorId: by.id,
      action: 'refund_tip',
      subjectKind: 'booking',
      subjectId: bookingId,
      reason,
      details: { amount: toRupees(tip.amount_paise) },
    });
  });
