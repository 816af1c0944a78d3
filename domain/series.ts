import { daysFrom, midnightOf } from './hours.ts';
import { proposalRules } from './proposal.ts';
import { isBookable, later } from './slots.ts';

/** §27: how often a visit is wanted: once a week, or on every weekday, which is Monday to Saturday. */
export const rhythms = ['weekly', 'weekdays'] as const;
export type Rhythm = (typeof rhythms)[number];

export const seriesRules = {
  /** Visits are asked for so many days ahead, today among them. */
  days: 14,
  /** A visit of a series that is asked for by itself waits so long for its answer, and never until less than an hour before it. */
  answerMinutes: 24 * 60,
  /** A visit that begins later than this can be left out without counting as cancelled. */
  freeMinutes: 120,
  /** A visit that was moved as often as it can be, each time by fourteen days, begins so long after its day. */
  movedDays: proposalRules.perVisit * later.days,
  /** A new price holds for visits that are made so long after both sides were told. */
  noticeDays: 14,
} as const;

const minute = 60_000;

/** When the visits of a series are: the time of day in India, and for a weekly one the weekday (Monday is 0). */
export type Pattern = {
  readonly rhythm: Rhythm;
  /** From midnight. */
  readonly minute: number;
  readonly weekday: number | null;
  /** The first of them, as 2026-03-31. */
  readonly firstDay: string;
};

/** Monday is 0; 1 January 1970 was a Thursday. */
export const weekdayOf = (day: string): number =>
  (Math.floor(Date.parse(`${day}T00:00:00Z`) / (24 * 60 * minute)) + 3) % 7;

const [saturday, sunday] = [5, 6];

export const startOn = (day: string, { minute: at }: Pick<Pattern, 'minute'>): number =>
  midnightOf(day) + at * minute;

/** §27: whether a series has a visit on this day. */
export const isOn = ({ rhythm, weekday, firstDay }: Pattern, day: string): boolean => {
  if (day < firstDay) return false;
  return rhythm === 'weekly' ? weekdayOf(day) === weekday : weekdayOf(day) !== sunday;
};

/** §27: the customer is mailed once a week which visits were agreed by themselves: with the last of a week. */
export const isLastOfWeek = ({ rhythm }: Pick<Pattern, 'rhythm'>, day: string): boolean =>
  rhythm === 'weekly' || weekdayOf(day) === saturday;

/** §27: the days of its visits in the next fourteen days that can still be asked for, in order. */
export const daysOfSeries = (pattern: Pattern, now: number): string[] =>
  daysFrom(now, seriesRules.days).filter(
    (day) => isOn(pattern, day) && isBookable(startOn(day, pattern), now),
  );

/** The pattern of a series whose first visit begins then. */
export const patternFrom = (rhythm: Rhythm, start: number, firstDay: string): Pattern => ({
  rhythm,
  minute: (start - midnightOf(firstDay)) / minute,
  weekday: rhythm === 'weekly' ? weekdayOf(firstDay) : null,
  firstDay,
});

/** §27: what became of the day of a series. */
export const visitStates = ['made', 'skipped', 'paused', 'not_possible'] as const;
export type VisitState = (typeof visitStates)[number];

/** §27: until when a visit that a series asks for by itself can be answered. */
export const answerSeriesBy = (start: number, now: number, quietMinutes: number): number =>
  Math.min(now + seriesRules.answerMinutes * minute, start - quietMinutes * minute);
