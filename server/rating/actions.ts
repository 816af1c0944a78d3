import type { z } from 'zod';
import type { RatingView, giveRating } from '#contract/rating.ts';
import { refuseRating, tagsFor } from '#domain/rating.ts';
import type { RatingRefusal } from '#domain/rating.ts';
import type { Party } from '#domain/role.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { readKnownDevice } from '../identity/known-device.ts';
import { findOwner } from '../identity/owner-store.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import type { PartySession, Sessions } from '../ports/sessions.ts';
import { badInput, conflict, notFound } from '../problem.ts';
import type { Problem } from '../problem.ts';
import {
  addReply,
  addReport,
  findWindow,
  holdAccount,
  listDue,
  listOfBooking,
  lockWindow,
  putRating,
  reveal,
} from './store.ts';
import { factsOf, toView } from './presenter.ts';
import { countWorthy } from './worth-actions.ts';

type Part = { readonly party: PartySession; readonly booking: BookingRow };

/** The role asked for, where a browser holds both sessions. */
export const findPart = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  as?: Party,
): Promise<Part> => {
  const booking = await findBooking(deps.db, id);
  const asked = as && sessions[as];
  const party = partyOf(booking, asked ? { [asked.role]: asked } : as ? {} : sessions);
  if (!party || !booking) throw notTheirs(booking, 'booking');
  return { party, booking };
};

const viewOf = async (db: Db, { party, booking }: Part): Promise<RatingView> =>
  toView(await listOfBooking(db, booking.id), party.role, await findWindow(db, booking.id));

export const read = (deps: Deps, part: Part): Promise<RatingView> => viewOf(deps.db, part);

const refused = (why: RatingRefusal): Problem => conflict(why, ({ rating }) => rating.refused[why]);

/** Whether the other side of the job has logged in in this browser. */
const isTheirBrowser = async (
  deps: Deps,
  { party, booking }: Part,
  device: string | undefined,
): Promise<boolean> => {
  if (device === undefined) return false;
  const [role, id] =
    party.role === 'user'
      ? (['handyman', booking.handyman_id] as const)
      : (['user', booking.user_id] as const);
  const other = await findOwner(deps.db, role, id);
  if (!other) return false;
  const owner = { id, passwordHash: other.password_hash };
  return readKnownDevice(deps, role, owner, device) !== undefined;
};

const revealAndCount = async (deps: Deps, db: Db, bookingId: string): Promise<boolean> => {
  const revealed = await reveal(db, bookingId);
  await countWorthy(deps, db, revealed);
  return revealed.length > 0;
};

/** §13: gives a rating or changes it; when the other side has given theirs, both are visible from now on. */
export const rate = async (
  deps: Deps,
  part: Part,
  { stars, tags, words }: z.output<typeof giveRating.body>,
  /** The cookie of an earlier login of the other side in this browser. */
  otherDevice: string | undefined,
): Promise<RatingView> => {
  const { party, booking } = part;
  const allowed = tagsFor(party.role, stars);
  if (tags.some((tag) => !allowed.includes(tag))) {
    throw badInput({ tags: (said) => said.faults.tags() });
  }
  await spend(deps, limits.ratings, party.id);
  const sameBrowser = await isTheirBrowser(deps, part, otherDevice);
  const { view, shown } = await deps.db.transaction(async (db) => {
    const window = await lockWindow(db, booking.id);
    const facts = factsOf(await listOfBooking(db, booking.id), party.role, window);
    const why = refuseRating(facts);
    if (why) throw refused(why);
    await putRating(db, {
      bookingId: booking.id,
      author: party.role,
      stars,
      tags: allowed.filter((tag) => tags.includes(tag)),
      words: words ?? null,
      sameBrowser,
    });
    const visible = await revealAndCount(deps, db, booking.id);
    return { view: await viewOf(db, part), shown: visible };
  });
  // Only then: whether the other side has rated must stay unknown.
  if (shown) await publishBookings(deps.events, [booking]);
  return view;
};

/** A job: reveals ratings of work done seven days ago. Returns how many jobs there were. */
export const revealDue = async (deps: Deps): Promise<number> => {
  const due = await listDue(deps.db, 100);
  for (const { booking_id: id } of due) {
    const shown = await deps.db.transaction(async (db) => {
      await lockWindow(db, id);
      return revealAndCount(deps, db, id);
    });
    const booking = shown ? await findBooking(deps.db, id) : undefined;
    if (booking) await publishBookings(deps.events, [booking]);
  }
  return due.length;
};

/** §23: refused when the account is deleted, before or meanwhile. */
const asPresent = <T>(
  deps: Deps,
  { role, id }: PartySession,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  deps.db.transaction(async (db) => {
    if (!(await holdAccount(db, role, id))) {
      throw conflict('account_deleted', ({ myData }) => myData.gone);
    }
    return work(db);
  });

/** §13: a reply to a visible rating: once, and in public. */
export const answer = async (deps: Deps, part: Part, reply: string): Promise<RatingView> => {
  await spend(deps, limits.ratings, part.party.id);
  if (!(await asPresent(deps, part.party, (db) => addReply(db, part.booking.id, reply)))) {
    const { theirs } = await viewOf(deps.db, part);
    if (!theirs) throw notFound(({ rating }) => rating.noneAboutYou);
    throw conflict('replied', ({ rating }) => rating.replied);
  }
  await publishBookings(deps.events, [part.booking]);
  return viewOf(deps.db, part);
};

/** §13: a report by the party whom the rating is about; an operator looks at it. */
export const report = async (deps: Deps, part: Part, reason: string): Promise<RatingView> => {
  await spend(deps, limits.ratings, part.party.id);
  const author = part.party.role === 'user' ? 'handyman' : 'user';
  const { id } = part.booking;
  if (!(await asPresent(deps, part.party, (db) => addReport(db, id, author, reason)))) {
    const { theirs } = await viewOf(deps.db, part);
    if (!theirs) throw notFound(({ rating }) => rating.noneAboutYou);
    throw conflict('reported', ({ rating }) => rating.alreadyReported);
  }
  return viewOf(deps.db, part);
};
