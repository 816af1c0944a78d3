import { customerName } from '#domain/served-contact.ts';
import { seesDoor } from '#domain/door.ts';
import { weekdays, writtenDaysOf } from '#domain/hours.ts';
import { blurPlace } from '#domain/place.ts';
import { toRupees } from '#domain/price.ts';
import type { Beside, BesideKind } from './beside-store.ts';
import type { Party } from '#domain/role.ts';
import { detailsFor } from '#domain/visit-details.ts';
import { nameIn } from '../words/name-in.ts';
import type { Words } from '../words/words.ts';
import type { BookingRow, HoursRow, InTicket, TicketRow } from './data-store.ts';

type Plain = Record<string, unknown>;

/** Empty values are left out. */
const said = (row: Plain): Plain =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** §27: each day by its name, with the times at which they work. */
export const toWorkingHours = ({ week, radiusKm }: HoursRow): Plain => {
  const days = writtenDaysOf(week);
  return said({ ...Object.fromEntries(weekdays.map((day, n) => [day, days[n]])), radiusKm });
};

/** Invoices, disputes, payments that did not succeed, and tips (§35) before they are passed on, are the customer's data only. */
const mayRead = (kind: BesideKind, role: Party, row: Plain): boolean =>
  role === 'user' ||
  (kind !== 'invoices' &&
    kind !== 'disputes' &&
    (kind !== 'payments' || row['state'] === 'succeeded') &&
    (row['forTip'] !== true || row['passedOnAt'] !== null));

const paymentOf = (role: Party, row: Plain): Plain => {
  if (role === 'user') return row;
  const { receipt: _number, receiptAt: _at, ...rest } = row;
  return rest;
};

type ByBooking = ReadonlyMap<string, readonly Beside[]>;
export type BesideBookings = Readonly<Record<BesideKind, ByBooking>>;

/** A map, because one account may have thousands of bookings to look up. */
export const byBooking = (rows: readonly Beside[]): ByBooking => {
  const found = new Map<string, Beside[]>();
  for (const row of rows) {
    const others = found.get(row.booking_id);
    if (others) others.push(row);
    else found.set(row.booking_id, [row]);
  }
  return found;
};

/** Oldest first, as it happened. */
const partsOf = (role: Party, id: string, beside: BesideBookings): Plain =>
  Object.fromEntries(
    (Object.entries(beside) as [BesideKind, ByBooking][]).map(([kind, rows]) => [
      kind,
      (rows.get(id) ?? [])
        .filter((row) => mayRead(kind, role, row))
        .map(({ booking_id: _id, ...row }) =>
          said(kind === 'payments' ? paymentOf(role, row) : row),
        )
        .toReversed(),
    ]),
  );

/** §6, §17: of the other party only what their screens show them now. */
export const toBooking = (
  row: BookingRow,
  { role, words, beside }: { role: Party; words: Words; beside: BesideBookings },
): Plain => {
  const place = role === 'user' || seesDoor(row) ? row : blurPlace(row);
  const other =
    role === 'user' ? row.with : customerName(row.with, row.contact_name, row.days_over);
  return said({
    number: row.number,
    service: row.service,
    with: nameIn(words, other),
    state: row.state,
    payment: row.payment_state,
    askedAt: row.asked_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    endReason: row.end_reason,
    endWords: row.end_words,
    latitude: place.lat,
    longitude: place.long,
    ...detailsFor(role, row),
    bill: {
      serviceCharge: toRupees(row.service_charge_paise),
      cost: toRupees(row.cost_paise),
      gst: toRupees(row.gst_paise),
      discount: toRupees(row.discount_paise),
      extraWork: toRupees(row.extras_paise),
      total: toRupees(row.total_paise),
      ...(role === 'handyman' ? { yourShare: toRupees(row.handyman_share_paise) } : {}),
    },
    ...partsOf(role, row.id, beside),
  });
};

/** §6, §15: the place of an alarm may be the customer's home, which a professional knows only during the job. */
const placeOf = (
  role: Party,
  { lat, long, booking_state: state, doorShownAt }: TicketRow,
): Plain => {
  if (lat === null || long === null) return {};
  const exact = role === 'user' || (state !== null && seesDoor({ state, doorShownAt }));
  const place = exact ? { lat, long } : blurPlace({ lat, long });
  return { latitude: place.lat, longitude: place.long };
};

export const toTicket = (role: Party, row: TicketRow, thread: readonly InTicket[]): Plain => {
  const { ticket_id: id, lat: _lat, long: _long, booking_state: _state, ...others } = row;
  const { doorShownAt: _shown, ...rest } = others;
  return said({
    ...rest,
    ...placeOf(role, row),
    thread: thread
      .filter(({ ticket_id }) => ticket_id === id)
      .map(({ ticket_id: _id, ...line }) => said(line))
      .toReversed(),
  });
};
