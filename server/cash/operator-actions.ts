import type { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { decideCash, getCashOfBooking } from '#contract/operator-cash.ts';
import { isCashPaused } from '#domain/cash.ts';
import { toRupees } from '#domain/price.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { addMail } from '../mail/outbox.ts';
import { lockBooking, setPaymentState } from '../money/booking-store.ts';
import { findCredit, lockCredit } from '../money/credit-store.ts';
import { findBalance, recordInLedger } from '../money/ledger-store.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnBooking } from '../operator/own-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import { decidedMails } from './mails.ts';
import { toFound } from './presenter.ts';
import { findCredited, findTaken, listTaken, markNotReceived, setOutcome } from './store.ts';
import type { TakenRow } from './store.ts';

export const readOf = async (
  { db }: Deps,
  bookingId: string,
): Promise<Replied<typeof getCashOfBooking>> => {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw notFound(({ console: words }) => words.noSuchBooking);
  const balance = await findBalance(db, booking.handyman_id);
  return {
    balance: toRupees(balance),
    paused: isCashPaused(balance),
    taken: (await listTaken(db, bookingId)).map(toFound),
  };
};

type Decided = z.output<typeof decideCash.body>;

/** §37: by entries of their own in the books: nothing that stands there is changed. */
export const decide = async (
  deps: Deps,
  by: ActingOperator,
  paymentId: string,
  { outcome, reason }: Decided,
): Promise<void> => {
  const named = await findTaken(deps.db, paymentId);
  if (!named) throw notFound(({ cash }) => cash.noSuch);
  const changed = await deps.db.transaction(async (db) => {
    const booking = await lockBooking(db, named.booking_id);
    const row = await findTaken(db, paymentId);
    if (!booking || !row) throw notFound(({ cash }) => cash.noSuch);
    if (await isOwnBooking(db, by.id, booking)) {
      throw conflict('own_booking', ({ ticket }) => ticket.ownBooking);
    }
    if (row.wrong.length === 0) throw conflict('not_disputed', ({ cash }) => cash.notDisputed);
    if (row.outcome !== null) throw conflict('decided', ({ cash }) => cash.decidedBefore);
    if (outcome === 'not_received') {
      await takeOut(deps, db, by, row, booking.user_id);
      if (booking.payment_state !== 'processing') await setPaymentState(db, booking.id, 'unpaid');
    }
    await setOutcome(db, paymentId, outcome, by.id);
    await recordInLedger(db, booking.id);
    await writeDown(db, by, row, { outcome, reason });
    const after = await findBooking(db, booking.id);
    if (after) await tell(deps, db, after, row, outcome);
    return after;
  });
  if (changed) await publishBookings(deps.events, [changed]);
};

/** What has become credit of it meanwhile is taken back too, which needs it to be there. */
const takeOut = async (
  deps: Deps,
  db: Db,
  by: ActingOperator,
  row: TakenRow,
  userId: string,
): Promise<void> => {
  const most = deps.supportRefundLimitPaise;
  if (by.level !== 'admin' && row.amount_paise > most) {
    throw conflict('over_limit', ({ cash }) =>
      cash.overLimit(rupeesIn(by.language, toRupees(most))),
    );
  }
  await lockCredit(db, userId);
  if ((await findCredited(db, row.id)) > (await findCredit(db, userId))) {
    throw conflict('credit_used', ({ cash }) => cash.creditUsed);
  }
  await markNotReceived(db, row.id);
};

const writeDown = (
  db: Db,
  by: ActingOperator,
  row: TakenRow,
  { outcome, reason }: Decided,
): Promise<void> =>
  addAudit(db, {
    operatorId: by.id,
    action: 'decide_cash',
    subjectKind: 'booking',
    subjectId: row.booking_id,
    reason,
    details: { amount: toRupees(row.amount_paise), outcome },
  });

const tell = async (
  deps: Deps,
  db: Db,
  booking: BookingRow,
  row: TakenRow,
  outcome: Decided['outcome'],
): Promise<void> => {
  for (const mail of decidedMails(booking, row.amount_paise, outcome, deps.publicUrl)) {
    await addMail(deps, db, mail);
  }
};
