import { feePaid } from '#domain/fee.ts';
import { toRupees } from '#domain/price.ts';
import { findBooking } from '../booking/list-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { addMail } from '../mail/outbox.ts';
import { lockBooking } from '../money/booking-store.ts';
import { findStanding } from '../money/dispute-store.ts';
import { findFee, forgiveFee } from '../money/fee-store.ts';
import type { FeeRow } from '../money/fee-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnBooking } from '../operator/own-store.ts';
import { addOperatorRefund, findMoney } from '../payment/refund-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import { forgivenMail } from './mails.ts';
import { findForgiven } from './store.ts';

/**
 * §36: the fee ends. What was paid of it goes back by the job of refunds, and stays with the professional. The same
 * press again changes nothing.
 */
export const forgive = async (
  deps: Deps,
  by: ActingOperator,
  bookingId: string,
  words: string,
): Promise<void> => {
  const changed = await deps.db.transaction(async (db) => {
    const locked = await lockBooking(db, bookingId);
    const fee = locked && (await findFee(db, bookingId));
    if (!fee) throw notFound((all) => all.fee.none);
    if (await isOwnBooking(db, by.id, locked)) {
      throw conflict('own_booking', ({ ticket }) => ticket.ownBooking);
    }
    if (fee.forgiven) {
      const made = await findForgiven(db, bookingId);
      if (made?.forgiven_by === by.id && made.words === words) return undefined;
      throw conflict('forgiven', (all) => all.fee.forgivenBefore);
    }
    await refuseDisputed(db, bookingId);
    await refuseOverLimit(deps, db, by, fee);
    const keptPaise = feePaid(fee, fee.here_paise);
    await forgiveFee(db, bookingId, { operatorId: by.id, words, keptPaise });
    if (keptPaise > 0) await giveBack(db, by, bookingId, keptPaise);
    await recordInLedger(db, bookingId);
    await addAudit(db, {
      operatorId: by.id,
      action: 'forgive_fee',
      subjectKind: 'booking',
      subjectId: bookingId,
      reason: words,
      details: {
        amount: toRupees(keptPaise),
        before: { fee: toRupees(fee.amount_paise) },
        after: { fee: 0 },
      },
    });
    const booking = await findBooking(db, bookingId);
    if (!booking) throw new Error('A fee has no booking');
    const said = { amountPaise: fee.amount_paise, keptPaise, words };
    await addMail(deps, db, forgivenMail(booking, said, deps.publicUrl));
    return booking;
  });
  if (changed) await publishBookings(deps.events, [changed]);
};

/** A booking's fee is forgiven once, so that its refund needs no other name. */
const giveBack = async (
  db: Db,
  by: ActingOperator,
  bookingId: string,
  amountPaise: number,
): Promise<void> => {
  const order = {
    bookingId,
    amountPaise,
    key: `fee:${bookingId}`,
    operatorId: by.id,
    ticketId: null,
  };
  if (!(await addOperatorRefund(db, order))) throw new Error('A fee that was paid is not here');
};

/** §39: what was paid of it would be given back twice. */
const refuseDisputed = async (db: Db, bookingId: string): Promise<void> => {
  const { undecided, returned_paise: returned } = await findStanding(db, bookingId, 'bill');
  if (undecided) throw conflict('disputed', ({ dispute }) => dispute.noRefund);
  if (returned > 0) throw conflict('nothing_left', ({ dispute }) => dispute.returned);
};

/** §15: support refunds so much of one booking. */
const refuseOverLimit = async (
  deps: Deps,
  db: Db,
  by: ActingOperator,
  fee: FeeRow,
): Promise<void> => {
  if (by.level === 'admin') return;
  const money = await findMoney(db, fee.booking_id);
  const before = money?.by_operators_paise ?? 0;
  if (before + fee.amount_paise <= deps.supportRefundLimitPaise) return;
  throw conflict('over_limit', (all) => all.fee.overSupportLimit);
};
