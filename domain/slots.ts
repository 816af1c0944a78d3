import { daysFrom, gridMinutes, midnightOf, worksFor } from './hours.ts';
import type { Week } from './hours.ts';
import type { Move } from './booking.ts';

/** §27: how visits are booked for later. */
export const later = {
  /** So many days can be chosen from, today among them. */
  days: 14,
  /** The notice: a visit is asked for at least so long before it begins. */
  noticeMinutes: 120,
  /** A request waits for its answer so long, and never until less than `quietMinutes` before the visit. */
  answerMinutes: 60,
  quietMinutes: 60,
  /** Every visit is followed by the time to travel to the next. */
  travelMinutes: 30,
  /** So long before it begins a professional may set out for it. */
  setOutMinutes: 60,
} as const;

const minute = 60_000;

/** A time with an end, in milliseconds; the end is not in it. */
export type Span = { readonly from: number; readonly to: number };

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** Moves that wait until a visit is near (`later.setOutMinutes`). */
export const nearMoves = ['set_out', 'arrive', 'start'] as const satisfies readonly Move[];
export const isNear = (move: Move): boolean => (nearMoves as readonly Move[]).includes(move);

/** §27: the time that a visit takes of a professional. */
export const plannedSpan = (start: number, slotMinutes: number): Span => ({
  from: start,
  to: start + (slotMinutes + later.travelMinutes) * minute,
});

/** What of a professional's calendar decides when they can come. */
export type Calendar = {
  readonly week: Week;
  readonly timeOff: readonly Span[];
  /** Of their agreed visits, with the time to travel after each. */
  readonly planned: readonly Span[];
};

const onGrid = (at: number): boolean => at % (gridMinutes * minute) === 0;

/** §27: the first and the last moment at which a visit can begin that is asked for now; the end is not in it. */
export const bookable = (now: number): Span => {
  const [today] = daysFrom(now, 1);
  const from = now + later.noticeMinutes * minute;
  return { from, to: midnightOf(today ?? '') + later.days * 24 * 60 * minute };
};

/** §27: on the grid, with two hours' notice, within fourteen days. */
export const isBookable = (start: number, now: number): boolean => {
  const { from, to } = bookable(now);
  return onGrid(start) && start >= from && start < to;
};

/** §27: whether a professional can begin a visit of so many minutes then. */
export const canStart = (calendar: Calendar, start: number, slotMinutes: number): boolean =>
  worksFor(calendar.week, start, slotMinutes) &&
  !calendar.timeOff.some((off) =>
    overlap(off, { from: start, to: start + slotMinutes * minute }),
  ) &&
  !calendar.planned.some((visit) => overlap(visit, plannedSpan(start, slotMinutes)));

/** Every start that the grid has between now and the last day. */
export const gridStarts = (now: number): number[] => {
  const { from, to } = bookable(now);
  const step = gridMinutes * minute;
  const first = Math.ceil(from / step) * step;
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / step)) },
    (_, n) => first + n * step,
  );
};

/** §27: when a professional can begin a visit of so many minutes, in order. */
export const startsOf = (calendar: Calendar, slotMinutes: number, now: number): number[] =>
  gridStarts(now).filter((start) => canStart(calendar, start, slotMinutes));

/** §27: of so many of the nearest it is counted how many can come. */
export const slotsAmong = 50;

/** A start that at least one professional can make, and how many of them. */
export type Start = { readonly at: number; readonly people: number };

/** §27: the starts that any of these professionals can make, in order. */
export const startsOfAny = (
  calendars: readonly Calendar[],
  slotMinutes: number,
  now: number,
): Start[] =>
  gridStarts(now).flatMap((at) => {
    const people = calendars.filter((calendar) => canStart(calendar, at, slotMinutes)).length;
    return people === 0 ? [] : [{ at, people }];
  });

/** §27: until when a request for a later visit can be answered. */
export const answerBy = (start: number, now: number): number =>
  Math.min(now + later.answerMinutes * minute, start - later.quietMinutes * minute);
