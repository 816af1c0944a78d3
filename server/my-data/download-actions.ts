import type { Party } from '#domain/role.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { ZipEntry } from '../http/zip.ts';
import { provePassword } from '../identity/prove-password.ts';
import type { OwnerRow } from '../identity/owner-store.ts';
import { limits, spend } from '../identity/rate-limits.ts';
import type { PartySession } from '../ports/sessions.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import { listSeries } from './series-store.ts';
import * as data from './data-store.ts';
import { listBeside } from './beside-store.ts';
import type { BesideKind } from './beside-store.ts';
import { findContent, listPictures } from './picture-store.ts';
import { byBooking, toBooking, toTicket, toWorkingHours } from './presenter.ts';
import type { BesideBookings } from './presenter.ts';

/** §23: checks the password before anything is read. The pictures are read one at a time. */
export const collect = async (
  deps: Deps,
  session: PartySession,
  currentPassword: string,
  words: Words,
): Promise<AsyncIterable<ZipEntry>> => {
  const { role, id } = session;
  const owner = await provePassword(deps, session, currentPassword);
  await spend(deps, limits.dataOfAccount, `${role} ${id}`);
  const content = Buffer.from(
    `${JSON.stringify(await everythingOf(deps, role, owner, words), null, 2)}\n`,
  );
  deps.log.info({ role, account: id }, 'data downloaded');
  return files(deps, role, id, content);
};

const files = async function* (
  deps: Deps,
  role: Party,
  id: string,
  content: Buffer,
): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', content };
  for (const picture of await listPictures(deps.db, role, id)) {
    const found = await findContent(deps.db, picture);
    // One that was sealed with another APP_SECRET cannot be opened and is left out.
    const opened = found && (found.sealed ? deps.keys.open(found.content) : found.content);
    if (opened) yield { name: `${picture.file}.webp`, content: opened };
  }
};

const ofProfessional = async (db: Db, id: string, words: Words) => {
  const blocks = await data.listBlocks(db, id);
  const suspension = await data.findSuspension(db, id);
  const hours = await data.findHours(db, id);
  const feed = await data.findFeed(db, id);
  return {
    ...(hours ? { workingHours: toWorkingHours(hours) } : {}),
    timeOff: await data.listTimeOff(db, id),
    ...(feed ? { calendarAddress: feed } : {}),
    blockedCustomers: blocks.map(({ name, ...more }) => ({ name: nameIn(words, name), ...more })),
    ...(suspension ? { suspension } : {}),
    payoutAccounts: await data.listPayoutAccounts(db, id),
    payouts: await data.listPayouts(db, id),
    visitsRaised: await data.listFlags(db, id),
  };
};

const ofCustomer = async (db: Db, id: string) => ({
  blockedProfessionals: await data.listOwnBlocks(db, id),
  favourites: await data.listFavourites(db, id),
  credit: await data.listCredit(db, id),
  discountCodes: await data.listDiscounts(db, id),
});

const everythingOf = async (
  { db }: Deps,
  role: Party,
  { id, email, now }: OwnerRow,
  words: Words,
) => {
  const of = async (kind: BesideKind) => byBooking(await listBeside(db, kind, role, id));
  const beside: BesideBookings = {
    timeline: await of('timeline'),
    extraWork: await of('extraWork'),
    timeProposals: await of('timeProposals'),
    delays: await of('delays'),
    payments: await of('payments'),
    refunds: await of('refunds'),
    disputes: await of('disputes'),
    invoices: await of('invoices'),
    messages: await of('messages'),
  };
  const bookings = await data.listBookings(db, role, id);
  const fees = await data.listFees(db, role, id);
  const threads = await data.listThreads(db, role, id);
  const tickets = await data.listTickets(db, role, id);
  return {
    madeAt: now,
    role,
    account: await data.readAccount(db, role, id),
    ...(role === 'user' ? { addresses: await data.listSavedAddresses(db, id) } : {}),
    bookings: bookings.map((row) => toBooking(row, { role, words, beside })),
    feesOfCancelledVisits: fees,
    ...(role === 'user' ? { askingAround: await data.listDispatches(db, id) } : {}),
    series: await listSeries(db, role, id),
    ratingsWritten: await data.listRatings(db, role, id, true),
    ratingsReceived: await data.listRatings(db, role, id, false),
    tickets: tickets.map((row) => toTicket(role, row, threads)),
    ...(role === 'handyman' ? await ofProfessional(db, id, words) : await ofCustomer(db, id)),
    logins: await data.listLoginRows(db, role, id),
    notifiedBrowsers: await data.listNotified(db, role, id),
    notificationChoices: await data.listPushChoices(db, role, id),
    mails: await data.listMailRows(db, email),
  };
};
