import type { TipView } from '#contract/tip.ts';
import type { Party } from '#domain/role.ts';
import { refuseTip } from '#domain/tip.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { addMail } from '../mail/outbox.ts';
import { lockBooking } from '../money/booking-store.ts';
import { recordInLedger } from '../money/ledger-store.ts';
import type { Sessions } from '../ports/sessions.ts';
import { addPush } from '../push/outbox-actions.ts';
import { tipMail } from './mails.ts';
import { toTip } from './presenter.ts';
import { findReader, findTip, findTipFacts, findTipUntil, listToPassOn, passOn } from './store.ts';

/** In the role asked for, where a browser holds both sessions. */
export const readTip = async (
  { db }: Deps,
  sessions: Sessions,
  bookingId: string,
  as?: Party,
): Promise<TipView> => {
  const booking = await findBooking(db, bookingId);
  const asked = as && sessions[as];
  const party = partyOf(booking, asked ? { [asked.role]: asked } : as ? {} : sessions);
  if (!booking || !party) throw notTheirs(booking, 'booking');
  const tip = toTip(await findTip(db, bookingId), party.role);
  if (party.role === 'handyman') return { offered: false, until: null, tip };
  const why = refuseTip(await findTipFacts(db, bookingId));
  const offered = why === undefined && tip === null;
  const until = offered ? await findTipUntil(db, bookingId) : null;
  return { offered, until: until?.toISOString() ?? null, tip };
};

const passedOnAtOnce = 20;

/**
 * §35: a job: what a customer has given goes to the professional's account, and they are told, once the rating of that
 * visit is visible. Gives how many it was.
 */
export const passOnDue = async (deps: Deps): Promise<number> => {
  const due = await listToPassOn(deps.db, passedOnAtOnce);
  for (const id of due) await passOnOne(deps, id);
  return due.length;
};

const passOnOne = async (deps: Deps, bookingId: string): Promise<void> => {
  const told = await deps.db.transaction(async (db): Promise<BookingRow | undefined> => {
    await lockBooking(db, bookingId);
    const amountPaise = await passOn(db, bookingId);
    if (amountPaise === undefined) return undefined;
    await recordInLedger(db, bookingId);
    const booking = await findBooking(db, bookingId);
    const reader = booking && (await findReader(db, booking.handyman_id));
    if (!booking || !reader) return booking;
    await addMail(deps, db, tipMail(reader, booking, amountPaise, deps.publicUrl));
    await addPush(db, booking, 'handyman', 'tip');
    return booking;
  });
  if (told) await publishBookings(deps.events, [told]);
};
