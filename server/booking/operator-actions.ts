import { cancellationMove, endingMove } from '#domain/booking.ts';
import type { JobOutcome, Move } from '#domain/booking.ts';
import { toRupees } from '#domain/price.ts';
import { mostRefundable } from '#domain/ticket.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { deleteCode } from '../identity/code-store.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { addAudit } from '../operator/audit-store.ts';
import { isOwnBooking } from '../operator/own-store.ts';
import { findMoney } from '../payment/refund-store.ts';
import type { ActingOperator } from '../ports/sessions.ts';
import { conflict, notFound } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { addPush } from '../push/outbox-actions.ts';
import { countPaidJob } from './count-store.ts';
import { findBooking } from './list-store.ts';
import { askedByHand, endedForCustomer, endedForHandyman } from './mails.ts';
import { endByOperator, findLastMove } from './operator-store.ts';
import type { BookingRow } from './store.ts';
import { noteFailed } from './visit-actions.ts';

const changed = (): Problem => conflict('changed', (words) => words.console.bookingChanged);

const findAny = async (deps: Deps, by: ActingOperator, id: string): Promise<BookingRow> => {
  const row = await findBooking(deps.db, id);
  if (!row) throw notFound((words) => words.console.noSuchBooking);
  if (await isOwnBooking(deps.db, by.id, row)) {
    throw conflict('own_booking', ({ ticket }) => ticket.ownBooking);
  }
  return row;
};

/** §14: an open request is withdrawn, a job that has not begun is cancelled. */
export const cancelAny = async (
  deps: Deps,
  by: ActingOperator,
  id: string,
  reason: string,
): Promise<BookingRow> => {
  const { state } = await findAny(deps, by, id);
  const move = cancellationMove(state, 'operator');
  if (move === undefined || move === 'stop') throw changed();
  return end(deps, by, { id, move, reason });
};

/** §14: a job that has begun. */
export const endAny = async (
  deps: Deps,
  by: ActingOperator,
  id: string,
  { outcome, reason }: { readonly outcome: JobOutcome; readonly reason: string },
): Promise<BookingRow> => {
  await findAny(deps, by, id);
  return end(deps, by, { id, move: endingMove[outcome], reason });
};

type Ending = { readonly id: string; readonly move: Move; readonly reason: string };

/** The move, its audit row and its mails in one transaction. What was paid is refunded by its own job. */
const end = async (
  deps: Deps,
  by: ActingOperator,
  { id, move, reason }: Ending,
): Promise<BookingRow> => {
  const row = await deps.db.transaction(async (db) => {
    const ended = await endByOperator(db, move, id, reason);
    if (!ended) throw changed();
    if (move === 'stop') await refuseTooMuch(deps, db, by, ended);
    await deleteCode(db, 'job_start', id);
    // §38: what a code has paid of a cancelled booking goes back at once.
    await recordInLedger(db, id);
    if (move === 'finish') {
      await countPaidJob(db, id);
    } else if (move !== 'withdraw') await noteFailed(db, ended);
    await writeDown(db, by, ended, reason);
    await tell(deps, db, ended, move);
    return ended;
  });
  await publishBookings(deps.events, [row]);
  return row;
};

/** §15: a job that has begun is refunded only because an operator says so: support up to its limit. */
const refuseTooMuch = async (
  deps: Deps,
  db: Db,
  by: ActingOperator,
  row: BookingRow,
): Promise<void> => {
  const money = await findMoney(db, row.id);
  const refundedPaise = money?.refunded_paise ?? 0;
  // A payment at the bank may still succeed, and is then refunded too.
  const paidPaise = row.payment_state === 'processing' ? row.total_paise : (money?.paid_paise ?? 0);
  const byOperatorsPaise = money?.by_operators_paise ?? 0;
  const sums = { paidPaise, refundedPaise, byOperatorsPaise };
  const most = mostRefundable(sums, by.level, deps.supportRefundLimitPaise);
  if (paidPaise - refundedPaise <= most) return;
  const left = rupeesIn(by.language, toRupees(most));
  throw conflict('over_limit', ({ ticket }) => ticket.overSupportLimit(left));
};

const writeDown = async (
  db: Db,
  by: ActingOperator,
  { id }: BookingRow,
  reason: string,
): Promise<void> => {
  const moved = await findLastMove(db, id);
  await addAudit(db, {
    operatorId: by.id,
    action: 'end_booking',
    subjectKind: 'booking',
    subjectId: id,
    reason,
    details: { before: { booking: moved?.from_state }, after: { booking: moved?.to_state } },
  });
};

/** A professional who has not answered a request is not notified of its end, as when the customer withdraws it. */
const tell = async (deps: Deps, db: Db, row: BookingRow, move: Move): Promise<void> => {
  if (move !== 'withdraw' || askedByHand(row)) {
    const mail = endedForCustomer(row, deps.publicUrl);
    await addMail(deps, db, withInvite(deps, mail, row, 'user'));
    await addPush(db, row, 'user', 'ended_by_us');
  }
  if (move === 'withdraw') return;
  const mail = endedForHandyman(row, deps.publicUrl);
  await addMail(deps, db, withInvite(deps, mail, row, 'handyman'));
  await addPush(db, row, 'handyman', 'ended_by_us');
};
