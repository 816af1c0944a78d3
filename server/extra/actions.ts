import type { z } from 'zod';
import type { proposeExtra } from '#contract/extra.ts';
import { isWaiting, openState } from '#domain/booking.ts';
import { decisions, extraLimits, roomForExtras, shareOfExtra } from '#domain/extra.ts';
import type { Decision } from '#domain/extra.ts';
import { toPaise, toRupees } from '#domain/price.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import { useCredit } from '../money/use-credit.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import type { PartySession } from '../ports/sessions.ts';
import { conflict, notFound, Problem } from '../problem.ts';
import type { Said } from '../words/words.ts';
import { addPush } from '../push/outbox-actions.ts';
import { proposedMail } from './mails.ts';
import { addExtra, addToBill, decideExtra, holdRunning, listExtras } from './store.ts';
import type { ExtraRow } from './store.ts';

type Form = z.output<typeof proposeExtra.body>;

type Changed = { readonly extra: ExtraRow; readonly booking: BookingRow };

const findOwn = async (db: Db, party: PartySession, id: string): Promise<BookingRow> => {
  const row = await findBooking(db, id);
  if (!row || !partyOf(row, { [party.role]: party })) throw notTheirs(row, 'booking');
  return row;
};

/** §20: proposes a line for the bill; idempotent by its key. */
export const propose = async (
  deps: Deps,
  handyman: PartySession,
  bookingId: string,
  form: Form,
): Promise<ExtraRow> => {
  await findOwn(deps.db, handyman, bookingId);
  await spend(deps, limits.extrasOfHandyman, handyman.id);
  const { extra, booking } = await deps.db
    .transaction((db) => add(deps, db, handyman, bookingId, form))
    .catch((error: unknown) => {
      throw duplicateOf(error) === 'extras_key' ? otherPress() : error;
    });
  await publishBookings(deps.events, [booking]);
  return extra;
};

const otherPress = () => conflict('other_press', ({ extra }) => extra.otherPress);

const add = async (
  deps: Deps,
  db: Db,
  handyman: PartySession,
  bookingId: string,
  { key, words, amount }: Form,
): Promise<Changed> => {
  const running = await holdRunning(db, bookingId);
  const booking = await findOwn(db, handyman, bookingId);
  const there = await listExtras(db, [bookingId]);
  const amountPaise = toPaise(amount);
  const made = there.find((one) => one.key === key);
  if (made) {
    if (made.words !== words || made.amount_paise !== amountPaise) throw otherPress();
    return { extra: made, booking };
  }
  if (!running) throw notRunning(booking);
  if (booking.payment_state === 'refunded') throw givenBack();
  const room = roomForExtras(there, deps.extraCapPaise);
  if (amountPaise > room) throw noRoom(room);
  const extra = await addExtra(db, {
    booking_id: bookingId,
    key,
    words,
    amount_paise: amountPaise,
  });
  await addMail(deps, db, proposedMail(booking, extra, deps.publicUrl));
  await addPush(db, booking, 'user', 'extra_proposed');
  return { extra, booking };
};

const notRunning = ({ state }: BookingRow): Problem =>
  state === openState || isWaiting(state)
    ? conflict('not_started', ({ extra }) => extra.notStarted)
    : conflict('job_ended', ({ extra }) => extra.ended);

const givenBack = () => conflict('refunded', ({ extra }) => extra.refunded);

const noRoom = (roomPaise: number): Problem =>
  roomPaise === 0
    ? conflict('no_room', ({ extra }) => extra.noRoom(extraLimits.atOnce))
    : overCap(({ extra }) => extra.overCap(toRupees(roomPaise)));

const overCap = (msg: Said): Problem =>
  new Problem(409, 'over_cap', msg, { fields: { amount: msg } });

type Deciding = {
  readonly bookingId: string;
  readonly extraId: string;
  /** What the customer was shown, in rupees. */
  readonly amount?: number;
};

/**
 * §20: decides about a proposal, once, while the work runs. The booking is locked in `started` meanwhile: a request
 * that marks the work as done waits, or was first, and then the proposal is closed.
 */
export const decide = async (
  deps: Deps,
  party: PartySession,
  decision: Decision,
  asked: Deciding,
): Promise<ExtraRow> => {
  await findOwn(deps.db, party, asked.bookingId);
  const { extra, booking } = await deps.db.transaction((db) => move(db, party, decision, asked));
  await publishBookings(deps.events, [booking]);
  return extra;
};

const move = async (
  db: Db,
  party: PartySession,
  decision: Decision,
  { bookingId, extraId, amount }: Deciding,
): Promise<Changed> => {
  const running = await holdRunning(db, bookingId);
  const booking = await findOwn(db, party, bookingId);
  const proposed = (await listExtras(db, [bookingId])).find(({ id }) => id === extraId);
  if (!proposed) throw notFound(({ extra }) => extra.noSuch);
  if (!running && proposed.state !== 'approved') throw notRunning(booking);
  if (proposed.state !== 'proposed') throw decided(proposed);
  if (amount !== undefined && toPaise(amount) !== proposed.amount_paise) {
    throw conflict('amount_changed', (words) => words.extra.otherAmount);
  }
  if (decision === 'approve' && booking.payment_state === 'refunded') throw givenBack();
  const extra = await decideExtra(db, extraId, decisions[decision].to, party.role);
  if (!extra) throw decided(proposed);
  if (decision === 'approve') {
    const amountPaise = extra.amount_paise;
    const sharePaise = shareOfExtra(booking, amountPaise);
    await addToBill(db, bookingId, { amountPaise, sharePaise });
    await useCredit(db, booking.user_id, bookingId);
  }
  if (decision !== 'withdraw') await addPush(db, booking, 'handyman', answers[decision]);
  return { extra, booking: await findOwn(db, party, bookingId) };
};

const answers = { approve: 'extra_approved', decline: 'extra_declined' } as const;

const decided = ({ state }: ExtraRow): Problem =>
  conflict('decided', ({ extra }) => extra.became[state]);
