import { proposalAnswerBy, proposalRules } from '#domain/proposal.ts';
import type { ProposalAnswer } from '#domain/proposal.ts';
import { canStart, isBookable } from '#domain/slots.ts';
import { isTimeOff } from '../booking/calendar-store.ts';
import type { BookingRow } from '../booking/store.ts';
import { duplicateOf, overlapOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { lockCalendar } from '../handyman/hours-store.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { withInvite } from '../mail/invite.ts';
import { addMail } from '../mail/outbox.ts';
import type { Sessions } from '../ports/sessions.ts';
import { badInput, conflict } from '../problem.ts';
import { addPush } from '../push/outbox-actions.ts';
import { agreedMail, declinedMail, expiredMail, proposedMail } from './mails.ts';
import { again, calendarOf, findPart, isWithinReach, notMovable, slotOf } from './party-actions.ts';
import type { Part } from './party-actions.ts';
import { addProposal, decideProposal, expireProposals, holdAhead, moveVisit } from './store.ts';
import type { HeldRow } from './store.ts';

const otherParty = { user: 'handyman', handyman: 'user' } as const;

/** §27: the agreed time holds until the other side says yes. The same press again is the same proposal. */
export const propose = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  start: number,
): Promise<BookingRow> => {
  const { party } = await findPart(deps.db, sessions, id);
  await spend(deps, limits.proposalsOfAccount, `${party.role} ${party.id}`);
  const row = await deps.db
    .transaction(async (db) => {
      const ahead = await holdAhead(db, id);
      const booking = await again(db, id);
      if (!ahead) throw notMovable(booking);
      const open = booking.proposal;
      if (open?.by === party.role && open.startsAt === start) return booking;
      if (open) throw alreadyOpen();
      if (ahead.proposals >= proposalRules.perVisit) {
        throw conflict('too_many_proposals', ({ proposal }) =>
          proposal.tooMany(proposalRules.perVisit),
        );
      }
      await refuseStart(db, { party, booking }, ahead, start);
      const answerBy = proposalAnswerBy(ahead.now.getTime(), ahead.expectedAt.getTime(), start);
      await addProposal(db, {
        bookingId: id,
        by: party.role,
        startsAt: new Date(start),
        answerBy: new Date(answerBy),
      });
      const other = otherParty[party.role];
      const proposed = await again(db, id);
      await addMail(deps, db, proposedMail(proposed, other, deps.publicUrl));
      await addPush(db, proposed, other, 'time_proposed');
      return proposed;
    })
    .catch((error: unknown) => {
      throw duplicateOf(error) === 'proposals_one_open' ? alreadyOpen() : error;
    });
  await publishBookings(deps.events, [row]);
  return row;
};

const alreadyOpen = () => conflict('already_proposed', ({ proposal }) => proposal.alreadyOpen);

const notFree = () => conflict('time_taken', ({ proposal }) => proposal.taken);

const refuseStart = async (db: Db, part: Part, ahead: HeldRow, start: number): Promise<void> => {
  const now = ahead.now.getTime();
  if (!isBookable(start, now)) throw badInput({ startsAt: ({ asking }) => asking.start });
  if (start === ahead.startsAt.getTime()) {
    throw badInput({ startsAt: ({ proposal }) => proposal.sameTime });
  }
  if (!isWithinReach(part, ahead)) throw conflict('too_far', ({ proposal }) => proposal.tooFar);
  const calendar = await calendarOf(db, part.booking, now);
  if (!calendar || !canStart(calendar, start, slotOf(ahead))) throw notFree();
};

const nothingOpen = () => conflict('no_proposal', ({ proposal }) => proposal.gone);

/**
 * §27: the visit is moved. The visit is held before its proposal, as a cancellation holds them, and the professional's row
 * after both, behind which time off is taken.
 */
export const accept = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  shown: number,
): Promise<BookingRow> => {
  const { party, booking } = await findPart(deps.db, sessions, id);
  const row = await deps.db
    .transaction(async (db) => {
      const ahead = await holdAhead(db, id);
      if (!ahead) throw notMovable(await again(db, id));
      const agreed = await decideProposal(db, id, 'accept', party.role, new Date(shown));
      if (!agreed) throw nothingOpen();
      const { proposed_by: by, starts_at: to } = agreed;
      const from = ahead.startsAt;
      await lockCalendar(db, booking.handyman_id);
      if (!(await moveVisit(db, { bookingId: id, by, from, to }))) throw nothingOpen();
      if (await isTimeOff(db, id)) throw notFree();
      const moved = await again(db, id);
      for (const role of ['user', 'handyman'] as const) {
        const mail = agreedMail(moved, role, from, deps.publicUrl);
        await addMail(deps, db, withInvite(deps, mail, moved, role));
      }
      await addPush(db, moved, by, 'time_agreed');
      return moved;
    })
    .catch((error: unknown) => {
      throw overlapOf(error) === undefined ? error : notFree();
    });
  await publishBookings(deps.events, [row]);
  return row;
};

/** §27: the agreed time stays: the other side says no, or the author takes it back. */
export const close = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  answer: Exclude<ProposalAnswer, 'accept'>,
): Promise<BookingRow> => {
  const { party } = await findPart(deps.db, sessions, id);
  const row = await deps.db.transaction(async (db) => {
    const decided = await decideProposal(db, id, answer, party.role, null);
    if (!decided) throw nothingOpen();
    const booking = await again(db, id);
    if (answer === 'withdraw') return booking;
    const { proposed_by: author, starts_at } = decided;
    await addMail(deps, db, declinedMail(booking, author, starts_at, deps.publicUrl));
    await addPush(db, booking, author, 'time_declined');
    return booking;
  });
  await publishBookings(deps.events, [row]);
  return row;
};

/** What time does: proposals that had no answer. Gives how many there were. */
export const expire = async (deps: Deps): Promise<number> => {
  const rows = await deps.db.transaction(async (db) => {
    const due = await expireProposals(db);
    const told: BookingRow[] = [];
    for (const { booking_id, proposed_by, starts_at } of due) {
      const booking = await again(db, booking_id);
      await addMail(deps, db, expiredMail(booking, proposed_by, starts_at, deps.publicUrl));
      told.push(booking);
    }
    return told;
  });
  await publishBookings(deps.events, rows);
  return rows.length;
};
