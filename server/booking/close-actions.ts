import { moves } from '#domain/booking.ts';
import type { Move, State } from '#domain/booking.ts';
import { feeRules } from '#domain/fee.ts';
import { closing } from '#domain/tracking.ts';
import { deleteCode } from '../identity/code-store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import { Problem, conflict } from '../problem.ts';
import type { PartySession } from '../ports/sessions.ts';
import { addPush } from '../push/outbox-actions.ts';
import { publishBookings } from '../events/publish.ts';
import { closeNobodyCame, closeNobodyHome, secondsSince, secondsUntilLate } from './close-store.ts';
import { chargeFee, promisedMinutes, sorryOf, useSorry } from './fee-actions.ts';
import { cameCreditMail, nobodyHomeMail } from './fee-mails.ts';
import { nobodyCameMail } from './mails.ts';
import { findOwn, tooLate } from './party-actions.ts';
import type { BookingRow } from './store.ts';
import { noteFailed } from './visit-actions.ts';

/** §16: the customer was not at home. Not counted against the handyman; what was paid is refunded, less the fee (§36). */
export const nobodyHome = async (
  deps: Deps,
  handyman: PartySession,
  id: string,
): Promise<BookingRow> => {
  const row = await deps.db.transaction(async (db) => {
    const gone = await closeNobodyHome(db, handyman.id, id);
    if (!gone) throw await whyNotHome(db, await findOwn(db, handyman, id));
    const closed = await chargeFee(db, gone, 'nobody_home', feeRules.paise);
    await deleteCode(db, 'job_start', id);
    const mail = nobodyHomeMail(closed, deps.publicUrl);
    await addMail(deps, db, withInvite(deps, mail, closed, 'user'));
    await addPush(db, closed, 'user', 'nobody_home');
    await noteFailed(db, closed);
    return closed;
  });
  await publishBookings(deps.events, [row]);
  return row;
};

/** §16: the handyman did not come. What was paid is refunded by its own job. */
export const nobodyCame = async (
  deps: Deps,
  customer: PartySession,
  id: string,
): Promise<{ readonly row: BookingRow; readonly credit: number }> => {
  const minutes = promisedMinutes(await findOwn(deps.db, customer, id));
  const closed = await deps.db.transaction(async (db) => {
    const row = await closeNobodyCame(db, customer.id, id, minutes);
    if (!row) throw await whyNotCame(db, await findOwn(db, customer, id), minutes);
    await recordInLedger(db, id);
    await deleteCode(db, 'job_start', id);
    const mail = nobodyCameMail(row, deps.publicUrl);
    await addMail(deps, db, withInvite(deps, mail, row, 'handyman'));
    await addPush(db, row, 'handyman', 'nobody_came');
    await noteFailed(db, row);
    const credit = await sorryOf(db, row);
    if (credit > 0) await addMail(deps, db, cameCreditMail(row, credit, deps.publicUrl));
    return { row, credit };
  });
  await publishBookings(deps.events, [closed.row]);
  if (closed.credit > 0) await useSorry(deps, closed.row);
  return closed;
};

const mayFrom = (move: Move, state: State): boolean =>
  (moves[move].from as readonly State[]).includes(state);

const whyNotHome = async (db: Db, row: BookingRow): Promise<Problem> => {
  if (row.state === 'accepted' || row.state === 'on_the_way') {
    const said = row.here_said_at !== null;
    return conflict('not_arrived', ({ tracking }) =>
      said ? tracking.notAtTheDoor : tracking.notArrived,
    );
  }
  if (!mayFrom('nobody_home', row.state)) return tooLate(row);
  const seconds = await left(db, row, 'arrive', closing.nobodyHomeMinutes);
  return tooEarly(seconds, 'homeTooEarly');
};

const whyNotCame = async (db: Db, row: BookingRow, minutes: number): Promise<Problem> => {
  if (!mayFrom('nobody_came', row.state)) return tooLate(row);
  const seconds =
    row.startsAt === null
      ? await left(db, row, 'accept', minutes + closing.nobodyCameMinutes)
      : await secondsUntilLate(db, row.id);
  return tooEarly(seconds, 'cameTooEarly');
};

const left = async (db: Db, { id }: BookingRow, move: Move, minutes: number): Promise<number> =>
  Math.max(1, Math.ceil(minutes * 60 - ((await secondsSince(db, id, move)) ?? 0)));

const tooEarly = (seconds: number, which: 'homeTooEarly' | 'cameTooEarly'): Problem =>
  new Problem(409, 'too_early', ({ tracking }) => tracking[which](seconds), {
    retryAfterSeconds: seconds,
    extra: { seconds },
  });
