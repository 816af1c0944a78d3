import { cancellationMove } from '#domain/booking.ts';
import { cancellationsADay, closeAfterHours } from '#domain/cancellation.ts';
import { deleteCode } from '../identity/code-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { forbidden } from '../problem.ts';
import type { PartySession } from '../ports/sessions.ts';
import type { Said } from '../words/words.ts';
import { addPush, addPushes } from '../push/outbox-actions.ts';
import { publishBookings } from '../events/publish.ts';
import { lockBooking } from '../money/booking-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { toPaise, toRupees } from '#domain/price.ts';
import {
  cancellationNow,
  chargeFee,
  feeIsMore,
  sorryOf,
  tellFee,
  useSorry,
} from './fee-actions.ts';
import { countOldJob, countPaidJob, listUncounted } from './count-store.ts';
import { findLatestWith } from './list-store.ts';
import {
  askedByHand,
  cancelledByCustomer,
  cancelledByHandyman,
  cancelledByYou,
  closedByTime,
  expiredMail,
} from './mails.ts';
import { feeForHandyman } from './fee-mails.ts';
import { findOwn, moved, tooLate } from './party-actions.ts';
import { closeDue, expireDue } from './close-store.ts';
import { countCancellationsToday } from './store.ts';
import type { BookingRow } from './store.ts';
import { noteFailed } from './visit-actions.ts';

/** §4: the handyman closes a job as done; without an id, their job with this customer. */
export const finish = async (
  deps: Deps,
  handyman: PartySession,
  { user_id, notification_id }: { user_id: string; notification_id?: string | undefined },
): Promise<void> => {
  const booking =
    notification_id === undefined
      ? await findLatestWith(deps.db, handyman.id, user_id)
      : await findOwn(deps.db, handyman, notification_id);
  if (booking?.user_id !== user_id) throw forbidden((words) => words.booking.noJobWith);
  await finishAs(deps, handyman, booking.id);
};

/** §4: either party may close a job as done. */
export const finishAs = async (
  deps: Deps,
  party: PartySession,
  id: string,
): Promise<BookingRow> => {
  const row = await deps.db.transaction(async (db) => {
    const done = await moved(db, 'finish', party, id);
    await countPaidJob(db, done.id);
    await recordInLedger(db, done.id);
    // Extra work may have been approved while this waited for the lock: read the bill again.
    return findOwn(db, party, id);
  });
  await publishBookings(deps.events, [row]);
  return row;
};

type Cancelled = {
  readonly row: BookingRow;
  readonly msg: Said;
  /** §36: the customer was given credit. */
  readonly credited?: boolean;
};

/** §27: the yes has put a visit for later into the customer's calendar; what they cancel themselves has to leave it. */
const tellCalendar = async (deps: Deps, db: Db, row: BookingRow): Promise<void> => {
  // §36: the mail about the fee says it too.
  if (row.startsAt === null || row.fee !== null) return;
  const mail = cancelledByYou(row, row.startsAt, deps.publicUrl);
  await addMail(deps, db, withInvite(deps, mail, row, 'user'));
};

/** Withdraws a request or cancels a job; a job that was paid for is refunded by its own job, less the fee (§36). */
export const cancelVisit = async (
  deps: Deps,
  party: PartySession,
  booking: BookingRow,
  shownFee = 0,
): Promise<Cancelled> => {
  const move = cancellationMove(booking.state, party.role);
  if (!move) throw tooLate(booking);
  const off = await deps.db.transaction<Cancelled>(async (db) => {
    if (move === 'withdraw') {
      const row = await moved(db, move, party, booking.id);
      await deleteCode(db, 'job_start', row.id);
      return { row, msg: (words) => words.booking.withdrawn };
    }
    return party.role === 'user'
      ? cancelAsCustomer(deps, db, party, booking, shownFee)
      : cancelAsHandyman(deps, db, party, booking, move);
  });
  await publishBookings(deps.events, [off.row]);
  if (off.credited) await useSorry(deps, off.row);
  return off;
};

const cancelAsCustomer = async (
  deps: Deps,
  db: Db,
  party: PartySession,
  booking: BookingRow,
  shownFee: number,
): Promise<Cancelled> => {
  await lockBooking(db, booking.id);
  const { fee } = await cancellationNow(db, booking);
  const cancelled = await moved(db, 'cancel', party, booking.id);
  if (fee > toPaise(shownFee)) throw feeIsMore(fee);
  await deleteCode(db, 'job_start', cancelled.id);
  await recordInLedger(db, cancelled.id);
  await noteFailed(db, cancelled);
  const row = fee > 0 ? await chargeFee(db, cancelled, 'late_cancellation', fee) : cancelled;
  const mail = cancelledByCustomer(row, feeForHandyman(row), deps.publicUrl);
  await addMail(deps, db, withInvite(deps, mail, row, 'handyman'));
  await tellCalendar(deps, db, row);
  await tellFee(deps, db, row);
  await addPush(db, row, 'handyman', 'cancelled');
  return { row, msg: (words) => words.fee.cancelled(toRupees(fee)) };
};

const cancelAsHandyman = async (
  deps: Deps,
  db: Db,
  party: PartySession,
  booking: BookingRow,
  move: 'cancel' | 'stop',
): Promise<Cancelled> => {
  const row = await moved(db, move, party, booking.id);
  await deleteCode(db, 'job_start', row.id);
  await recordInLedger(db, row.id);
  await noteFailed(db, row);
  const credit = await sorryOf(db, row);
  const mail = cancelledByHandyman(row, credit, deps.publicUrl);
  await addMail(deps, db, withInvite(deps, mail, row, 'user'));
  await addPush(db, row, 'user', 'cancelled');
  const left = cancellationsADay - (await countCancellationsToday(db, party.id));
  return { row, credited: credit > 0, msg: (words) => words.booking.cancellation(left) };
};

/** A job: expires requests without an answer. Returns how many there were. */
export const expire = async (deps: Deps): Promise<number> => {
  const rows = await deps.db.transaction(async (db) => {
    const due = await expireDue(db);
    const told = due.filter(askedByHand);
    for (const row of told) await addMail(deps, db, expiredMail(row, deps.publicUrl));
    await addPushes(db, told, 'user', 'expired');
    return due;
  });
  await publishBookings(deps.events, rows);
  return rows.length;
};

/** A job: closes jobs that neither party has closed a day after their start. Returns how many there were. */
export const closeForgotten = async (deps: Deps): Promise<number> => {
  const rows = await deps.db.transaction(async (db) => {
    const due = await closeDue(db, closeAfterHours);
    for (const row of due) {
      await countPaidJob(db, row.id);
      await recordInLedger(db, row.id);
      await addMail(deps, db, closedByTime(row, deps.publicUrl));
    }
    return due;
  });
  await publishBookings(deps.events, rows);
  return rows.length;
};

/** A job: counts unpaid jobs that have stayed done for a day. Returns how many there were. */
export const countDone = async (deps: Deps): Promise<number> => {
  const due = await listUncounted(deps.db, 100);
  for (const { id } of due) await countOldJob(deps.db, id);
  return due.length;
};
