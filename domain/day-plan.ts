import { isAhead, openState } from './booking.ts';
import type { State } from './booking.ts';
import { dayInIndia } from './day.ts';
import { cellAt, cellsADay, daysFrom, daysOf, midnightOf } from './hours.ts';
import type { Stretch, Week } from './hours.ts';
import { later } from './slots.ts';
import type { Span } from './slots.ts';

/** §27: of which days a professional's calendar can be read, and how many at once. */
export const calendarReach = { back: 30, ahead: 14, most: 14 } as const;

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** So many days after a day that is written as 2026-03-31, or before it. */
export const dayAfter = (day: string, days: number): string =>
  dayInIndia(new Date(midnightOf(day) + days * dayMs));

/** §27: the first and the last day that can be read. */
export const readableDays = (now: number): { first: string; last: string } => {
  const [today = ''] = daysFrom(now, 1);
  return {
    first: dayAfter(today, -calendarReach.back),
    last: dayAfter(today, calendarReach.ahead),
  };
};

/** Of a day written as 2026-03-31: 0 is Monday. */
export const weekdayOf = (day: string): number => Math.floor(cellAt(midnightOf(day)) / cellsADay);

/** The Monday of its week. */
export const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** When a professional works on a day, by their week. */
export const stretchesOfDay = (week: Week, day: string): readonly Stretch[] =>
  daysOf(week)[weekdayOf(day)] ?? [];

/** §27: how a visit stands in the calendar. */
export const visitKinds = ['asked', 'agreed', 'under_way', 'done'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const visitKind = (booking: {
  readonly state: State;
  readonly startsAt: unknown;
}): VisitKind => {
  if (booking.state === openState) return 'asked';
  if (booking.state === 'done') return 'done';
  return isAhead(booking) ? 'agreed' : 'under_way';
};

type Visit = Span & { readonly kind: VisitKind };

/** One piece of a day, in milliseconds. Only visits that were asked for can overlap others. */
export type DayPart<V, O> = Span &
  (
    | { readonly kind: 'visit'; readonly visit: V }
    | { readonly kind: 'time_off'; readonly off: O }
    | { readonly kind: 'travel' | 'off_hours' | 'free' }
  );

type Day<V, O> = {
  readonly day: string;
  readonly hours: readonly Stretch[];
  readonly visits: readonly V[];
  readonly timeOff: readonly O[];
};

const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The time between visits: closed, outside the hours, or free. */
const between = <V, O extends Span>(span: Span, { day, hours, timeOff }: Day<V, O>) => {
  const begin = midnightOf(day);
  const working = hours.map(({ from, to }) => ({
    from: begin + from * minute,
    to: begin + to * minute,
  }));
  const edges = [span, ...timeOff, ...working]
    .flatMap(({ from, to }) => [from, to])
    .filter((at) => at >= span.from && at <= span.to)
    .toSorted((a, b) => a - b);
  const parts: DayPart<V, O>[] = [];
  for (const [n, from] of edges.entries()) {
    const to = edges[n + 1] ?? from;
    if (from === to) continue;
    const off = timeOff.find((one) => overlaps(one, { from, to }));
    const works = working.some((one) => overlaps(one, { from, to }));
    const last = parts.at(-1);
    const sameOff = last?.kind === 'time_off' ? last.off : undefined;
    if (off !== undefined && last !== undefined && sameOff === off) {
      parts.splice(-1, 1, { ...last, to });
    } else if (off !== undefined) parts.push({ kind: 'time_off', off, from, to });
    else parts.push({ kind: works ? 'free' : 'off_hours', from, to });
  }
  return parts;
};

/** §27: a day from midnight to midnight in India, in order: visits, the way after each, and the time between them. */
export const planDay = <V extends Visit, O extends Span>(day: Day<V, O>): DayPart<V, O>[] => {
  const begin = midnightOf(day.day);
  const end = begin + dayMs;
  const visits = day.visits
    .filter((visit) => overlaps(visit, { from: begin, to: end }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const parts: DayPart<V, O>[] = [];
  let at = begin;
  const reach = (next: number) => {
    at = Math.max(at, Math.min(next, end));
  };
  for (const [n, visit] of visits.entries()) {
    if (visit.from > at) parts.push(...between({ from: at, to: visit.from }, day));
    const to = Math.min(visit.to, end);
    parts.push({ kind: 'visit', visit, from: Math.max(visit.from, begin), to });
    reach(to);
    const next = Math.min(visits[n + 1]?.from ?? end, end);
    const there = Math.min(visit.to + later.travelMinutes * minute, next);
    if (visit.kind === 'asked' || there <= at) continue;
    parts.push({ kind: 'travel', from: at, to: there });
    reach(there);
  }
  if (at < end) parts.push(...between({ from: at, to: end }, day));
  return parts;
};
