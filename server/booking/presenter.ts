import type { BookingView, LivePlace, Notification } from '#contract/booking.ts';
import type { Extra } from '#contract/extra.ts';
import { linesOf } from '#domain/bill.ts';
import { isActive, isWaiting, movesFrom, openState, wireStatus } from '#domain/booking.ts';
import { customerName } from '#domain/served-contact.ts';
import { shownDelay } from '#domain/delay.ts';
import { shownCode } from '#domain/discount-code.ts';
import { seesDoor } from '#domain/door.ts';
import { dueOf } from '#domain/extra.ts';
import { feeState } from '#domain/fee.ts';
import { blurPlace, distanceKm, exactDistance, roughDistance } from '#domain/place.ts';
import { toRupees } from '#domain/price.ts';
import { shownProposal } from '#domain/proposal.ts';
import { averageOf } from '#domain/rating.ts';
import { isNear } from '#domain/slots.ts';
import type { Party } from '#domain/role.ts';
import { detailsFor } from '#domain/visit-details.ts';
import type { BookingRow } from './store.ts';

/**
 * §6: the professional who is shown the door knows the customer's exact place. The customer never knows where the
 * professional lives: while the job is active the arrival is computed from it and told in whole minutes, before and after
 * it from the rounded place. Otherwise each sees how far it is from their own place to the other's rounded one.
 */
const distanceFor = (row: BookingRow, reader: Party) => {
  const handyman = { lat: row.handyman_lat, long: row.handyman_long };
  if (reader === 'handyman') {
    return seesDoor(row)
      ? exactDistance(distanceKm(row, handyman))
      : roughDistance(distanceKm(blurPlace(row), handyman));
  }
  return roughDistance(distanceKm(row, isActive(row.state) ? handyman : blurPlace(handyman)));
};

const placeFor = (row: BookingRow, reader: Party) => {
  const exact = reader === 'user' || seesDoor(row);
  return exact ? { lat: row.lat, long: row.long } : blurPlace(row);
};

/** §6: until they are shown the door, the professional reads the rounded place, and is told so. */
const doorFor = (row: BookingRow, reader: Party) =>
  reader === 'handyman' && isActive(row.state) ? { seesDoor: seesDoor(row) } : {};

/** §16: both sides read that the professional said "I am here" from elsewhere, until they are at the door. */
const saidHere = ({ state, here_said_at: at, here_said_km: km }: BookingRow) =>
  at !== null && isWaiting(state) && state !== 'arrived'
    ? { saidHere: { at: at.toISOString(), km } }
    : {};

const nameFor = (row: BookingRow, reader: Party): string =>
  reader === 'user' ? row.username : customerName(row.username, row.contact_name, row.days_over);

/** §13: the customer's average, for a handyman with their request or on a job for them; otherwise left out. */
const customerRating = ({ state, user_rating_sum: sum, user_rating_count: count }: BookingRow) =>
  state === openState || isActive(state) ? { customerRating: averageOf({ sum, count }) } : {};

const common = (row: BookingRow, reader: Party) => ({
  notification_id: row.id,
  number: row.number,
  handyman_id: row.handyman_id,
  user_id: row.user_id,
  status: wireStatus(row.state),
  state: row.state,
  paymentState: row.payment_state,
  service: row.service_name,
  cost: row.cost,
  price: linesOf(row),
  ...placeFor(row, reader),
  ...detailsFor(reader, row),
  ...doorFor(row, reader),
  ...saidHere(row),
  startsAt: row.startsAt?.toISOString() ?? null,
  ...(row.proposal === null ? {} : { proposal: shownProposal(row.proposal) }),
  ...(row.delay === null ? {} : { delay: shownDelay(row.delay) }),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  endedBy: row.ended_by,
  reason: row.end_reason,
  ...(row.end_words === null ? {} : { endWords: row.end_words }),
  distanceKm: distanceFor(row, reader).distanceKm,
  ...(reader === 'handyman' ? { share: toRupees(row.handyman_share_paise) } : {}),
  ...(reader === 'handyman' ? customerRating(row) : {}),
});

/** Fields that only one party may see, or that are looked up for a list or a page. */
type Beside = {
  readonly startCode?: string | undefined;
  readonly extras?: readonly Extra[];
  /** §27: for the handyman: jobs for this customer that are done. */
  readonly doneTogether?: number | undefined;
  readonly series?: Notification['series'];
  /** §36: in rupees; for the customer. */
  readonly owed?: number;
};

/** §3: a booking on the wire, as its reader may see it. */
export const toNotification = (
  row: BookingRow,
  reader: Party,
  { doneTogether, series }: Pick<Beside, 'doneTogether' | 'series'> = {},
): Notification => ({
  ...common(row, reader),
  ...(doneTogether === undefined ? {} : { doneTogether }),
  ...(series ? { series } : {}),
  ...(reader === 'handyman' ? { username: nameFor(row, reader) } : {}),
});

export const toView = (
  row: BookingRow,
  reader: Party,
  { startCode, extras = [], doneTogether, series, owed }: Beside = {},
): BookingView => {
  const active = isActive(row.state);
  return {
    ...common(row, reader),
    arrivalMinutes: distanceFor(row, reader).arrivalMinutes,
    handyman: {
      handyman_id: row.handyman_id,
      name: row.name,
      services: row.service_name,
      profile: row.profile,
      ...(active || reader === 'handyman' ? { phone: row.phone } : {}),
    },
    customer: {
      user_id: row.user_id,
      username: nameFor(row, reader),
      ...(active || reader === 'user'
        ? { email: row.email, contactNumber: row.contact_number }
        : {}),
    },
    extras: [...extras],
    paid: toRupees(row.paid_paise),
    due: toRupees(dueOf(row)),
    ...(reader === 'user' && row.credited_paise > 0
      ? { fromCredit: toRupees(row.credited_paise) }
      : {}),
    ...codeFor(row, reader),
    ...(owed === undefined ? {} : { owed }),
    ...feeFor(row, reader),
    ...(row.cash === null ? {} : { cash: row.cash }),
    ...(startCode === undefined ? {} : { startCode }),
    ...(doneTogether === undefined ? {} : { doneTogether }),
    ...(series ? { series } : {}),
    moves: movesFrom(row.state, reader).filter((move) => !row.not_yet || !isNear(move)),
  };
};

/** §38: the professional reads that a part is paid, and not with what. */
const codeFor = ({ code }: BookingRow, reader: Party) =>
  code === null || reader !== 'user' ? {} : { code: shownCode(code) };

/** §36: the professional reads what it is and whether it is paid, and not why it was forgiven. */
const feeFor = ({ fee }: BookingRow, reader: Party) =>
  fee === null
    ? {}
    : {
        fee: {
          kind: fee.kind,
          amount: toRupees(fee.amount_paise),
          state: feeState(fee, fee.here_paise),
          ...(reader === 'user' && fee.words !== null ? { words: fee.words } : {}),
        },
      };

type Shared = {
  readonly lat: number | null;
  readonly long: number | null;
  readonly at: Date | null;
};

/** §16: where and when; the accuracy is not passed on. */
export const toLivePlace = ({ lat, long, at }: Shared): LivePlace | null =>
  lat === null || long === null || at === null ? null : { lat, long, at: at.toISOString() };
