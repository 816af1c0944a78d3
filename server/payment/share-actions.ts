import { toRupees } from '#domain/price.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnBooking } from '../operator/own-store.ts';
import { lockBooking } from '../money/booking-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import { noSuchDispute } from './answer-actions.ts';
import { findDispute } from './dispute-store.ts';
import { setStateByRefunds } from './refund-store.ts';
import { findEarned, takeShareBack } from './share-store.ts';

/**
 * §39: what a professional has earned stays theirs when a bank takes the payment back, unless an admin decides otherwise:
 * then it leaves their account in the books, as with a whole refund. Only where nothing of the bill is left.
 */
export const takeShare = async (
  deps: Deps,
  by: ActingOperator,
  id: string,
  reason: string,
): Promise<void> => {
  const changed = await deps.db.transaction(async (db) => {
    const found = await findDispute(db, id);
    if (!found) throw noSuchDispute();
    const { booking_id: bookingId, for_tip: forTip } = found;
    await lockBooking(db, bookingId);
    if (await isOwnBooking(db, by.id, found)) {
      throw conflict('own_booking', ({ ticket }) => ticket.ownBooking);
    }
    const now = await findDispute(db, id);
    // The same press again.
    if (now?.share_back_at) return undefined;
    if (now?.state !== 'lost') throw conflict('not_lost', ({ dispute }) => dispute.notLost);
    const of = forTip ? 'tip' : 'bill';
    const { earned_paise: earned, left_paise: left } = await findEarned(db, bookingId, of);
    if (earned <= 0) throw conflict('nothing_earned', ({ dispute }) => dispute.nothingEarned);
    if (left > 0) throw conflict('part_left', ({ dispute }) => dispute.partLeft);
    if ((await takeShareBack(db, bookingId, of, by.id)) === 0) {
      throw conflict('not_lost', ({ dispute }) => dispute.notLost);
    }
    if (!forTip) await setStateByRefunds(db, bookingId);
    await recordInLedger(db, bookingId);
    const after = await findEarned(db, bookingId, of);
    await addAudit(db, {
      operatorId: by.id,
      action: 'take_disputed_share',
      subjectKind: 'booking',
      subjectId: bookingId,
      reason,
      details: {
        dispute: found.gateway_id,
        before: { share: toRupees(earned) },
        after: { share: toRupees(after.earned_paise) },
      },
    });
    return findBooking(db, bookingId);
  });
  if (changed) await publishBookings(deps.events, [changed]);
};
