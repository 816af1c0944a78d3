import type { z } from 'zod';
import { photoFields } from '#contract/ticket.ts';
import type { openTicket, Ticket, TicketBrief, writeToTicket } from '#contract/ticket.ts';
import { answerHours, isCategoryOf, isVisitReport, sos } from '#domain/ticket.ts';
import { findBooking } from '../booking/list-store.ts';
import type { BookingRow } from '../booking/store.ts';
import { raiseFlag } from '../booking/visit-store.ts';
import { duplicateOf } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishTicket } from '../events/publish.ts';
import { notTheirs, partyOf } from '../identity/ownership.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import { addMail } from '../mail/outbox.ts';
import { reencode } from '../media/images.ts';
import type { PartySession, Sessions } from '../ports/sessions.ts';
import { badInput, conflict, forbidden, notFound, unavailable } from '../problem.ts';
import type { Problem } from '../problem.ts';
import { findOpenAlarm } from './alarm-store.ts';
import { openedMail } from './mails.ts';
import {
  addEntry,
  addPhoto,
  addTicket,
  findPhoto,
  findTicket,
  findTicketByKey,
  holdTicket,
  listEntries,
  listPhotos,
  listTicketsOf,
  openAgain,
} from './store.ts';
import type { NewTicket, TicketRow } from './store.ts';
import { toBrief, toTicket } from './presenter.ts';

/** More tickets than an account has. */
const longestList = 100;

export const noSuchTicket = (): Problem => notFound(({ ticket }) => ticket.noSuch);

export const closedAlready = (): Problem =>
  conflict('closed', ({ ticket }) => ticket.closedAlready);

/** §6: 404 for what does not exist, 403 for a ticket of another author. */
const findOwn = async (deps: Deps, sessions: Sessions, id: string): Promise<TicketRow> => {
  const row = await findTicket(deps.db, id);
  if (!row) throw noSuchTicket();
  if (!partyOf(row, sessions)) throw forbidden(({ ticket }) => ticket.notYours);
  return row;
};

const requireOwnBooking = async (
  deps: Deps,
  party: PartySession,
  id: string,
): Promise<BookingRow> => {
  const booking = await findBooking(deps.db, id);
  if (!booking || !partyOf(booking, { [party.role]: party })) throw notTheirs(booking, 'booking');
  return booking;
};

type Form = z.output<typeof openTicket.body>;
type Files = ReadonlyMap<string, Buffer>;

/** §15: opens a ticket and mails its number at once. The same key again gives the same ticket. */
export const open = async (
  deps: Deps,
  party: PartySession,
  form: Form,
  files: Files,
): Promise<TicketRow> => {
  const before = await findPressed(deps.db, party, form.key);
  if (before) return before;
  if (!isCategoryOf(party.role, form.category)) {
    throw badInput({ category: ({ ticket }) => ticket.notYourCategory });
  }
  const booking =
    form.booking_id === undefined
      ? undefined
      : await requireOwnBooking(deps, party, form.booking_id);
  await spend(deps, limits.ticketsOfAccount, party.id);
  const photos: Buffer[] = [];
  for (const field of photoFields) {
    const content = files.get(field);
    if (!content) continue;
    const sender = { loggedIn: true, id: party.id };
    photos.push(deps.keys.seal(await reencode(deps.images, sender, field, content)));
  }
  const row = await deps.db.transaction(async (db) => {
    const made = await put(db, party, {
      author: party,
      key: form.key,
      bookingId: form.booking_id ?? null,
      category: form.category,
      answerHours,
    });
    if (!made.isNew) return made.row;
    await addEntry(db, { ticketId: made.row.id, kind: 'author', text: form.text });
    // A request that was never accepted had no visit.
    if (booking && booking.contact_name !== null && isVisitReport(party.role, form.category)) {
      await raiseFlag(db, booking, 'never_came');
    }
    for (const [at, sealed] of photos.entries()) await addPhoto(db, made.row.id, at + 1, sealed);
    await addMail(deps, db, openedMail(made.row, deps.publicUrl));
    return made.row;
  });
  await publishTicket(deps.events, row);
  return row;
};

const findPressed = async (
  db: Db,
  party: PartySession,
  key: string,
): Promise<TicketRow | undefined> => {
  const row = await findTicketByKey(db, key);
  if (!row) return undefined;
  if (!partyOf(row, { [party.role]: party })) throw forbidden(({ ticket }) => ticket.notYours);
  return row;
};

const put = async (db: Db, party: PartySession, wanted: NewTicket) => {
  const id = await addTicket(db, wanted);
  const row =
    id === undefined ? await findPressed(db, party, wanted.key) : await findTicket(db, id);
  if (!row) throw noSuchTicket();
  return { row, isNew: id !== undefined };
};

export const listMine = async (deps: Deps, party: PartySession): Promise<TicketBrief[]> =>
  (await listTicketsOf(deps.db, party, longestList)).map(toBrief);

export const readMine = async (deps: Deps, sessions: Sessions, id: string): Promise<Ticket> => {
  const row = await findOwn(deps, sessions, id);
  return toTicket(row, await listPhotos(deps.db, id), await listEntries(deps.db, id));
};

/** §15: the ticket waits for the operators again, whatever its state was. */
export const write = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  { key, text }: z.output<typeof writeToTicket.body>,
): Promise<void> => {
  const row = await findOwn(deps, sessions, id);
  await spend(deps, limits.ticketMessages, partyOf(row, sessions)?.id ?? id);
  try {
    await deps.db.transaction(async (db) => {
      await holdTicket(db, id);
      if (!(await addEntry(db, { ticketId: id, kind: 'author', key, text }))) return;
      // An alarm is always due.
      if (await openAgain(db, id, row.category === sos ? 0 : answerHours)) return;
      throw conflict('too_late', ({ ticket }) => ticket.tooLateToWrite);
    });
  } catch (error) {
    if (duplicateOf(error)?.startsWith('tickets_one_alarm_of_') !== true) throw error;
    throw await newerAlarm(deps, row);
  }
  await publishTicket(deps.events, row);
};

/**
 * A newer alarm of theirs is open, and one of a booking is enough. They are told where to write, and their words stay
 * in the form: written into the other thread they would be gone from the page on which the author looks for
 * the answer.
 */
const newerAlarm = async (deps: Deps, row: TicketRow): Promise<Problem> => {
  const author = { role: row.role, id: row.author_id };
  const newer =
    row.booking_id === null ? undefined : await findOpenAlarm(deps.db, author, row.booking_id);
  // The newer alarm was closed a moment ago: the same press again opens this one.
  return newer
    ? conflict('newer_alarm', ({ ticket }) => ticket.newerAlarm(newer.number))
    : unavailable(1);
};

export const openPhoto = async (deps: Deps, id: string, position: number): Promise<Buffer> => {
  const sealed = await findPhoto(deps.db, id, position);
  const photo = sealed && deps.keys.open(sealed);
  if (!photo) throw notFound(({ ticket }) => ticket.noPhoto);
  return photo;
};

export const readPhoto = async (
  deps: Deps,
  sessions: Sessions,
  id: string,
  position: number,
): Promise<Buffer> => {
  await findOwn(deps, sessions, id);
  return openPhoto(deps, id, position);
};
