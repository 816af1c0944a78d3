import { delayChoices, delayRules } from '#domain/delay.ts';
import type { LateMinutes } from '#domain/delay.ts';
import { openState } from '#domain/booking.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import type { PartySession } from '../ports/sessions.ts';
import { conflict } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { addPush } from '../push/outbox-actions.ts';
import { lateMail } from './mails.ts';
import { addDelay, addReckoned, holdVisit, noteWaits } from './store.ts';

const findOwn = async (db: Db, party: PartySession, id: string): Promise<BookingRow> => {
  const row = await findBooking(db, id);
  if (!row || !partyOf(row, { [party.role]: party })) throw notTheirs(row, 'booking');
  return row;
};

/** Why nothing can be said of a delay: the visit is for now, not agreed, under way or over; or the delay is another. */
const noDelayFor = ({ startsAt, state }: BookingRow): Problem => {
  if (startsAt === null) return conflict('not_later', ({ delay }) => delay.notLater);
  if (state === openState) return conflict('not_agreed', ({ delay }) => delay.notAgreed);
  if (state === 'accepted') return conflict('no_delay', ({ delay }) => delay.gone);
  return conflict('too_late', ({ booking }) => booking.became[state]);
};

const tell = async (deps: Deps, db: Db, row: BookingRow): Promise<void> => {
  await addMail(deps, db, lateMail(row, deps.publicUrl));
  await addPush(db, row, 'user', 'late');
};

/** §27: the professional says by how much they will be late. The same press again says nothing new. */
export const say = async (
  deps: Deps,
  handyman: PartySession,
  id: string,
  minutes: LateMinutes,
): Promise<BookingRow> => {
  await findOwn(deps.db, handyman, id);
  await spend(deps, limits.delaysOfHandyman, handyman.id);
  const row = await deps.db.transaction(async (db) => {
    const held = await holdVisit(db, id);
    const before = await findOwn(db, handyman, id);
    if (!held) throw noDelayFor(before);
    const expectedAt = held.startsAt.getTime() + minutes * 60_000;
    if (before.delay?.expectedAt === expectedAt && before.delay.by === 'handyman') return before;
    const visit = { state: 'accepted', startsAt: held.startsAt } as const;
    if (!delayChoices(visit, held.now.getTime()).includes(minutes)) {
      throw notNow(held.startsAt, held.now);
    }
    if (held.times >= delayRules.perVisit) {
      throw conflict('too_many_delays', ({ delay }) => delay.tooMany(delayRules.perVisit));
    }
    await addDelay(db, id, minutes);
    const late = await findOwn(db, handyman, id);
    await tell(deps, db, late);
    return late;
  });
  await publishBookings(deps.events, [row]);
  return row;
};

const notNow = (startsAt: Date, now: Date): Problem =>
  startsAt > now
    ? conflict('too_early', ({ delay }) => delay.tooEarly(delayRules.fromMinutes / 60))
    : conflict('past', ({ delay }) => delay.past);

/** §27: the customer waits. Without an answer the visit stays as well. */
export const waitFor = async (
  deps: Deps,
  customer: PartySession,
  id: string,
  shown: number,
): Promise<BookingRow> => {
  const row = await deps.db.transaction(async (db) => {
    const held = await holdVisit(db, id);
    const booking = await findOwn(db, customer, id);
    if (!held || !(await noteWaits(db, id, new Date(shown)))) throw noDelayFor(booking);
    return findOwn(db, customer, id);
  });
  await publishBookings(deps.events, [row]);
  return row;
};

/** A job: tells the customers of visits that a professional cannot begin in time. Gives how many there were. */
export const tellOfDelays = async (deps: Deps): Promise<number> => {
  const rows = await deps.db.transaction(async (db) => {
    const told: BookingRow[] = [];
    for (const id of await addReckoned(db)) {
      const row = await findBooking(db, id);
      if (!row) continue;
      await tell(deps, db, row);
      told.push(row);
    }
    return told;
  });
  await publishBookings(deps.events, rows);
  return rows.length;
};
