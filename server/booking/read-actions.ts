import { z } from 'zod';
import type { BookingView, Notification, getBooking, listBookings } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import type { Extra } from '#contract/extra.ts';
import { dueOf, extraState, shownExtra } from '#domain/extra.ts';
import { isPayable, isWaiting } from '#domain/booking.ts';
import { cardFault } from '#domain/card-refusal.ts';
import { toRupees } from '#domain/price.ts';
import { movedTimes } from '#domain/proposal.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import type { Deps } from '../deps.ts';
import { listExtras } from '../extra/store.ts';
import { findMoney } from '../payment/refund-store.ts';
import type { MoneyRow } from '../payment/refund-store.ts';
import { findLastRefusal } from '../payment/store.ts';
import { findShown } from '../money/dispute-store.ts';
import { owedBeside, owedBy, sorryFor } from '../money/pay-fees.ts';
import { forbidden } from '../problem.ts';
import type { PartySession, Sessions } from '../ports/sessions.ts';
import { nameIn } from '../words/name-in.ts';
import type { Said, Words } from '../words/words.ts';
import {
  countTogether,
  listEvents,
  listForHandyman,
  listForUserWith,
  listOfParty,
  listSealedCodes,
} from './list-store.ts';
import { cancellationNow } from './fee-actions.ts';
import type { Part } from './party-actions.ts';
import { readClock } from './calendar-store.ts';
import { findPlace } from './live-place-store.ts';
import { toSeriesOf } from './series-presenter.ts';
import { listSeriesOfBookings } from './series-visit-store.ts';
import type { BookingRow } from './store.ts';
import { toLivePlace, toNotification, toView } from './presenter.ts';

/** More rows than the limits on requests allow a flood to make. */
const longestList = 100;

/** §23: a deleted account is named in the reader's language. */
const named = (row: BookingRow, words: Words): BookingRow => ({
  ...row,
  name: nameIn(words, row.name),
  username: nameIn(words, row.username),
});

/** §7: the handyman's own list, or a customer's own rows with that handyman. */
export const listNotifications = async (
  deps: Deps,
  sessions: Sessions,
  handymanId: string,
  words: Words,
): Promise<Notification[]> => {
  if (sessions.handyman?.id === handymanId) {
    const rows = await listForHandyman(deps.db, handymanId, longestList);
    const together = await togetherFor(deps, { role: 'handyman', id: handymanId }, rows);
    const series = await seriesFor(deps, rows);
    return rows.map((row) =>
      toNotification(named(row, words), 'handyman', { ...together(row), ...series(row) }),
    );
  }
  if (!sessions.user) throw forbidden(({ booking }) => booking.onlyOwnRequests);
  const rows = await listForUserWith(deps.db, sessions.user.id, handymanId, longestList);
  return rows.map((row) => toNotification(row, 'user'));
};

type Page = { readonly views: BookingView[]; readonly cursor: string | undefined };

/** As Postgres writes an instant: dates in JavaScript lose the microseconds. */
const instant = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d){0,2}$/);
const pageEnd = z.tuple([instant, z.uuid()]);

export const listMine = async (
  deps: Deps,
  party: PartySession,
  { limit, cursor }: z.output<typeof listBookings.query>,
  words: Words,
): Promise<Page> => {
  const paging = ['bookings', party.role, party.id];
  const after = cursor === undefined ? undefined : readCursor(deps.keys, paging, pageEnd, cursor);
  const rows = await listOfParty(
    deps.db,
    party,
    limit,
    after && { createdAt: after[0], id: after[1] },
  );
  const codes = await startCodesFor(deps, party, rows);
  const extras = await extrasOf(deps, rows.filter(mayHaveExtras));
  const together = await togetherFor(deps, party, rows);
  const series = await seriesFor(deps, rows);
  const owed = await owedFor(deps, party, rows);
  const last = rows[limit - 1];
  return {
    views: rows.map((row) =>
      toView(named(row, words), party.role, {
        startCode: codes.get(row.id),
        extras: extras.get(row.id) ?? [],
        ...together(row),
        ...series(row),
        ...owed(row),
      }),
    ),
    cursor: last && writeCursor(deps.keys, paging, [last.exact_created_at, last.id]),
  };
};

/**
 * §39: what a bank has taken back was not refunded by us. To the professional it is a refund where their share has gone
 * with it, and else nothing.
 */
const refundedFor = (
  { role }: PartySession,
  { payment_state }: BookingRow,
  money: MoneyRow | undefined,
): number => {
  if (!money) return 0;
  const asRefund = role === 'handyman' && payment_state === 'refunded';
  return toRupees(money.refunded_paise - (asRefund ? 0 : money.returned_paise));
};

const disputeFor = async ({ db }: Deps, { role }: PartySession, { id, paid_paise }: BookingRow) => {
  if (role !== 'user' || paid_paise === 0) return {};
  const shown = await findShown(db, id);
  if (!shown) return {};
  return { dispute: { state: shown.state, amount: toRupees(shown.amount_paise) } };
};

export const readMine = async (
  deps: Deps,
  { party, booking }: Part,
  words: Words,
): Promise<Omit<Replied<typeof getBooking>, 'msg'>> => {
  const codes = await startCodesFor(deps, party, [booking]);
  const events = await listEvents(deps.db, booking.id);
  const problem = await paymentProblemFor(deps, party, booking);
  const extras = await extrasOf(deps, [booking]);
  const together = await togetherFor(deps, party, [booking]);
  const series = await seriesFor(deps, [booking]);
  const owed = await owedFor(deps, party, [booking]);
  const money = booking.paid_paise > 0 ? await findMoney(deps.db, booking.id) : undefined;
  return {
    ...toView(named(booking, words), party.role, {
      startCode: codes.get(booking.id),
      extras: extras.get(booking.id) ?? [],
      ...together(booking),
      ...series(booking),
      ...owed(booking),
    }),
    refunded: refundedFor(party, booking, money),
    ...(await disputeFor(deps, party, booking)),
    ...(await costsFor(deps, party, booking)),
    ...(await livePlaceFor(deps, party, booking)),
    ...(problem === undefined ? {} : { paymentProblem: problem(words) }),
    timeline: events.map((event) => ({
      move: event.move,
      by: event.actor,
      from: event.from_state,
      to: event.to_state,
      at: event.at.toISOString(),
      ...movedTimes(event),
    })),
  };
};

/** §27: of which series a visit is one, as long as that goes on. */
const seriesFor = async (
  deps: Deps,
  rows: readonly BookingRow[],
): Promise<(row: BookingRow) => { series?: Notification['series'] }> => {
  const later = rows.filter((row) => row.startsAt !== null).map(({ id }) => id);
  if (later.length === 0) return () => ({});
  const found = await listSeriesOfBookings(deps.db, later);
  if (found.length === 0) return () => ({});
  const now = await readClock(deps.db);
  const known = new Map(found.map((one) => [one.booking_id ?? '', toSeriesOf(one, now)]));
  return ({ id }) => ({ series: known.get(id) });
};

/** §27: the handyman reads how often they have worked for this customer; one statement for a whole list. */
const togetherFor = async (
  deps: Deps,
  { role, id }: Pick<PartySession, 'role' | 'id'>,
  rows: readonly BookingRow[],
): Promise<(row: BookingRow) => { doneTogether?: number }> => {
  if (role !== 'handyman' || rows.length === 0) return () => ({});
  const found = await countTogether(deps.db, id, [...new Set(rows.map((row) => row.user_id))]);
  const jobs = new Map(found.map((one) => [one.user_id, one.jobs]));
  return ({ user_id }) => ({ doneTogether: jobs.get(user_id) ?? 0 });
};

/** §20: in a list only those that have to be decided, or are on the bill. */
const mayHaveExtras = ({ state, extras_paise }: BookingRow): boolean =>
  state === extraState || extras_paise > 0;

const extrasOf = async (
  deps: Deps,
  rows: readonly BookingRow[],
): Promise<ReadonlyMap<string, readonly Extra[]>> => {
  if (rows.length === 0) return new Map();
  const found = await listExtras(
    deps.db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id }) => [id, found.filter(({ booking_id }) => booking_id === id).map(shownExtra)]),
  );
};

/** §16: only for the customer, and only while the handyman is on the way to them. */
const livePlaceFor = async (deps: Deps, { role }: PartySession, { id, state }: BookingRow) => {
  if (role !== 'user' || state !== 'on_the_way') return {};
  const row = await findPlace(deps.db, id);
  return { livePlace: row ? toLivePlace(row) : null };
};

/** §36: for the customer, what they owe from before beside each bill that is due. */
const owedFor = async (
  { db }: Deps,
  { role, id }: Pick<PartySession, 'role' | 'id'>,
  rows: readonly BookingRow[],
): Promise<(row: BookingRow) => { owed?: number }> => {
  const due = role === 'user' ? rows.filter((row) => dueOf(row) > 0) : [];
  if (due.length === 0 || (await owedBy(db, id)) === 0) return () => ({});
  const owed = new Map<string, number>();
  for (const row of due) owed.set(row.id, await owedBeside(db, id, row.id));
  return (row) => {
    const paise = owed.get(row.id) ?? 0;
    return paise > 0 ? { owed: toRupees(paise) } : {};
  };
};

/** §36: for the customer, what cancelling costs now. */
const costsFor = async ({ db }: Deps, { role }: PartySession, booking: BookingRow) => {
  if (role !== 'user' || !isWaiting(booking.state)) return {};
  const { fee, freeUntil, isLate } = await cancellationNow(db, booking);
  const pair = { userId: booking.user_id, handymanId: booking.handyman_id };
  // Before the promised time has passed nothing asks for it.
  const credit = isLate && booking.state !== 'arrived' ? await sorryFor(db, pair) : 0;
  return {
    cancellation: {
      fee: toRupees(fee),
      freeUntil: freeUntil === null ? null : new Date(freeUntil).toISOString(),
      credit: toRupees(credit),
    },
  };
};

/** Only the customer learns why their card was refused, and only while there is something to pay. */
const paymentProblemFor = async (
  deps: Deps,
  party: PartySession,
  { id, state, payment_state }: BookingRow,
): Promise<Said | undefined> => {
  if (party.role !== 'user' || payment_state !== 'unpaid' || !isPayable(state)) return undefined;
  const refusal = await findLastRefusal(deps.db, id);
  if (!refusal) return undefined;
  const fault = cardFault({ code: refusal.code, declineCode: refusal.decline_code ?? undefined });
  return ({ payment }) => payment.cards[fault];
};

/** Only the customer reads the code, and only while the job waits to be started. */
const startCodesFor = async (
  deps: Deps,
  party: PartySession,
  rows: readonly BookingRow[],
): Promise<ReadonlyMap<string, string>> => {
  const waiting = rows.filter((row) => isWaiting(row.state)).map((row) => row.id);
  if (party.role !== 'user' || waiting.length === 0) return new Map();
  const found = await listSealedCodes(deps.db, waiting);
  // A code that was sealed with another APP_SECRET is left out; its owner asks for a new one.
  return new Map(
    found.flatMap(({ subject, sealed }) => {
      const code = deps.keys.open(sealed);
      return code ? [[subject, code.toString()] as const] : [];
    }),
  );
};
