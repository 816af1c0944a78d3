import { dayInIndia, indiaMs } from './day.ts';

/** §27: hours and starts are on a grid of half hours, which is the same in India and in UTC. */
export const gridMinutes = 30;
const gridMs = gridMinutes * 60_000;

/** Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export const cellsADay = (24 * 60) / gridMinutes;
const cellsAWeek = cellsADay * weekdays.length;

/** §27: the half hours of a week in which a professional works: 336 times 1 or 0, from Monday 0:00 in India. */
export type Week = string;

/** One stretch of a day, in minutes from midnight. */
export type Stretch = { readonly from: number; readonly to: number };

/** For each weekday its stretches, in order and apart from each other. */
export type WeekDays = readonly (readonly Stretch[])[];

/** §27: so many stretches has a day at most. */
export const mostStretches = 8;

/** §27: a time of day on the wire and in forms: 540 is 09:00, the end of the day 24:00. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Nothing for what is no time of the grid. */
export const minutesOf = (clock: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(00|30)$/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const all = Number(hours) * 60 + Number(minutes);
  return all <= 24 * 60 ? all : undefined;
};

export const isWeek = (text: string): boolean => new RegExp(`^[01]{${cellsAWeek}}$`).test(text);

const inStretch = (cell: number, { from, to }: Stretch): boolean =>
  cell * gridMinutes >= from && cell * gridMinutes < to;

export const weekOf = (days: WeekDays): Week =>
  weekdays
    .map((_, day) =>
      Array.from({ length: cellsADay }, (__, cell) =>
        days[day]?.some((stretch) => inStretch(cell, stretch)) ? '1' : '0',
      ).join(''),
    )
    .join('');

const stretchesOf = (cells: string): Stretch[] =>
  [...cells.matchAll(/1+/g)].map(({ index, 0: run }) => ({
    from: index * gridMinutes,
    to: (index + run.length) * gridMinutes,
  }));

export const daysOf = (week: Week): Stretch[][] =>
  weekdays.map((_, day) => stretchesOf(week.slice(day * cellsADay, (day + 1) * cellsADay)));

/** One stretch of a day as it is written: from 09:00 to 24:00. */
export type WrittenStretch = { readonly from: string; readonly to: string };

export const writtenDaysOf = (week: Week): WrittenStretch[][] =>
  daysOf(week).map((day) => day.map(({ from, to }) => ({ from: clockOf(from), to: clockOf(to) })));

/** Of times that are on the grid. */
export const weekOfWritten = (days: readonly (readonly WrittenStretch[])[]): Week =>
  weekOf(
    days.map((day) =>
      day.map(({ from, to }) => ({ from: minutesOf(from) ?? 0, to: minutesOf(to) ?? 0 })),
    ),
  );

/** §27: nine to seven on every day but Sunday, until a professional says otherwise. */
export const firstWeek: Week = weekOf(
  weekdays.map((day) => (day === 'sunday' ? [] : [{ from: 9 * 60, to: 19 * 60 }])),
);

export const hoursOf = (week: Week): number => (week.replaceAll('0', '').length * gridMinutes) / 60;

/** §27: how far a professional goes, in km; `unsaid` is the default for visits agreed for later. */
export const radius = { least: 1, most: 50, unsaid: 25 } as const;

/** §27: time off is at most so many days ahead, and so many of them at once. */
export const timeOffLimits = { daysAhead: 365, most: 100 } as const;

/** 1 January 1970 was a Thursday. */
const firstDay = 3;

/** The cell of the week at an instant, in milliseconds. */
export const cellAt = (at: number): number =>
  (Math.floor((at + indiaMs) / gridMs) + firstDay * cellsADay) % cellsAWeek;

/** How many cells a time takes that begins on the grid. */
export const cellsFor = (minutes: number): number => Math.ceil(minutes / gridMinutes);

/** Whether a professional works from `at`, on the grid, for so many minutes; a night may pass midnight. */
export const worksFor = (week: Week, at: number, minutes: number): boolean => {
  const first = cellAt(at);
  const count = cellsFor(minutes);
  const beforeEnd = Math.min(count, cellsAWeek - first);
  return (
    week.startsWith('1'.repeat(beforeEnd), first) && week.startsWith('1'.repeat(count - beforeEnd))
  );
};

/** Midnight in India at the beginning of a day written as 2026-03-31, in milliseconds. */
export const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

const dayMs = 24 * 60 * 60_000;

/** §27: whole days in India, both written as 2026-03-31: from the first midnight to the one after the last day. */
export const wholeDays = (first: string, last: string): { from: number; to: number } => ({
  from: midnightOf(first),
  to: midnightOf(last) + dayMs,
});

/** So many days from `now` on as they are in India, today first. */
export const daysFrom = (now: number, count: number): string[] => {
  const today = midnightOf(dayInIndia(new Date(now)));
  return Array.from({ length: count }, (_, n) => dayInIndia(new Date(today + n * dayMs)));
};
