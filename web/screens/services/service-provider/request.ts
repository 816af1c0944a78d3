import type { BookingView, Notification } from '#contract/booking.ts';
import type { HandymanCard } from '#contract/handyman.ts';
import { askLimits } from '#domain/request-limits.ts';
import { isActive } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import { distanceKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';

/** What the button area of a professional shows. */
export type Answer = 'none' | 'waiting' | 'accepted' | 'rejected' | 'unanswered';

const answers: Readonly<Record<State, Answer>> = {
  requested: 'waiting',
  accepted: 'accepted',
  on_the_way: 'accepted',
  arrived: 'accepted',
  started: 'accepted',
  done: 'none',
  declined: 'rejected',
  cancelled: 'none',
  expired: 'unanswered',
};

/** A no is said for as long as the request would have waited; that it was not answered, a while after that. */
const shownAfterEnd: Partial<Record<Answer, number>> = { rejected: 0, unanswered: 5 * 60_000 };

export const answerOf = (request: Notification | BookingView | undefined, now: number): Answer => {
  if (!request) return 'none';
  const answer = answers[request.state];
  const shownFor = shownAfterEnd[answer] ?? Infinity;
  return now - Date.parse(request.expiresAt) > shownFor ? 'none' : answer;
};

/** The newest request to each professional for this service that still says something. */
export const requestsByHandyman = (
  bookings: readonly BookingView[],
  service: string,
  now: number,
) => {
  const newest = new Map<string, BookingView>();
  for (const booking of bookings) {
    const same = booking.service.toLowerCase() === service.toLowerCase();
    if (same && !newest.has(booking.handyman_id)) newest.set(booking.handyman_id, booking);
  }
  return new Map([...newest].filter(([, booking]) => answerOf(booking, now) !== 'none'));
};

/** Further apart two places are not one visit. */
const sameVisitKm = 2;

/** A no is news where its request was seen waiting, and for that visit: not in another browser or for another place. */
export const saidHere = (
  requests: ReadonlyMap<string, BookingView>,
  followed: ReadonlySet<string>,
  place: Place,
): ReadonlyMap<string, BookingView> =>
  new Map(
    [...requests].filter(
      ([, booking]) =>
        booking.status !== 'rejected' ||
        (followed.has(booking.notification_id) && distanceKm(booking, place) <= sameVisitKm),
    ),
  );

/**
 * §9: professionals whom this customer has asked and cannot ask again at once, after a no or after withdrawing. When that
 * was is not on the list of bookings, only until when the request would have waited: from then on it is surely over soon.
 */
export const restingFor = (bookings: readonly BookingView[], now: number): ReadonlySet<string> => {
  const resting = new Set<string>();
  for (const { handyman_id, state, endedBy, expiresAt } of bookings) {
    const minutes =
      state === 'declined'
        ? askLimits.minutesAfterDecline
        : state === 'cancelled' && endedBy === 'user'
          ? askLimits.minutesAfterWithdrawal
          : undefined;
    if (minutes === undefined) continue;
    if (now < Date.parse(expiresAt) + minutes * 60_000) resting.add(handyman_id);
  }
  return resting;
};

export type Row = {
  readonly id: string;
  readonly name: string;
  readonly profile: string | null;
  readonly distanceKm: number;
  readonly arrivalMinutes: number;
  /** Undefined for a professional who is not listed any more, being busy with this very request. */
  readonly card: HandymanCard | undefined;
  readonly request: BookingView | undefined;
};

/** §9: so far away that the server would refuse it. */
export const isTooFar = ({ distanceKm: km }: Row): boolean => km > askLimits.withinKm;

/**
 * Everyone listed and everyone asked, nearest first; in a ranked list those asked come first. `followed` are the requests
 * seen waiting.
 */
export const rowsOf = (
  cards: readonly HandymanCard[],
  requests: ReadonlyMap<string, BookingView>,
  followed: ReadonlySet<string>,
  ranked = false,
): readonly Row[] => {
  // A refusal closes the button for this visit only: who comes back may ask again.
  const requestTo = (id: string) => {
    const request = requests.get(id);
    const over = request?.status === 'rejected' && !followed.has(request.notification_id);
    return over ? undefined : request;
  };
  const listed = cards.map((card) => ({
    id: card.handyman_id,
    name: card.name,
    profile: card.profile,
    distanceKm: card.distanceKm ?? 0,
    arrivalMinutes: card.arrivalMinutes ?? 0,
    card,
    request: requestTo(card.handyman_id),
  }));
  const here = new Set(cards.map((card) => card.handyman_id));
  const unlisted = [...requests.values()]
    .filter(
      ({ handyman_id, notification_id, state }) =>
        !here.has(handyman_id) &&
        (isActive(state) || state === 'requested' || followed.has(notification_id)),
    )
    .map((booking) => ({
      id: booking.handyman_id,
      name: booking.handyman.name,
      profile: booking.handyman.profile,
      distanceKm: booking.distanceKm,
      arrivalMinutes: booking.arrivalMinutes,
      card: undefined,
      request: booking,
    }));
  if (ranked) return [...unlisted, ...listed];
  return unlisted.length === 0
    ? listed
    : [...listed, ...unlisted].toSorted((a, b) => a.distanceKm - b.distanceKm);
};
