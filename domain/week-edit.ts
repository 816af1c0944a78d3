import { cellsADay, daysOf, gridMinutes, mostStretches, weekdays } from './hours.ts';
import type { Stretch, Week } from './hours.ts';

/** §27: how a week is changed on the page of a professional: every change gives another week. */

const dayMinutes = cellsADay * gridMinutes;
const cellsBefore = (minutes: number): number => minutes / gridMinutes;

/** One day works, or does not, for a part of it; the rest stays. */
export const painted = (week: Week, day: number, { from, to }: Stretch, works: boolean): Week => {
  const start = day * cellsADay + cellsBefore(from);
  const end = day * cellsADay + cellsBefore(to);
  return week.slice(0, start) + (works ? '1' : '0').repeat(end - start) + week.slice(end);
};

/** Whether all of a part of a day is worked in. */
export const worksThrough = (week: Week, day: number, { from, to }: Stretch): boolean =>
  week.startsWith('1'.repeat(cellsBefore(to - from)), day * cellsADay + cellsBefore(from));

const wholeDay: Stretch = { from: 0, to: dayMinutes };

export const withDay = (week: Week, day: number, stretches: readonly Stretch[]): Week =>
  stretches.reduce(
    (changed, stretch) => painted(changed, day, stretch, true),
    painted(week, day, wholeDay, false),
  );

export const stretchesOn = (week: Week, day: number): readonly Stretch[] => daysOf(week)[day] ?? [];

/** One day as it is, on other days too. */
export const copied = (week: Week, day: number, onto: readonly number[]): Week =>
  onto.reduce((changed, other) => withDay(changed, other, stretchesOn(week, day)), week);

export const otherDays = (day: number): number[] =>
  weekdays.map((_, other) => other).filter((other) => other !== day);

/** What a day off becomes that is to have hours. */
const usualDay: Stretch = { from: 9 * 60, to: 19 * 60 };
const longest = 2 * 60;

/** The free times of a day that leave at least one cell to what is before and after. */
const gapsOn = (stretches: readonly Stretch[]): Stretch[] => {
  const ends = [-gridMinutes, ...stretches.map(({ to }) => to)];
  const begins = [...stretches.map(({ from }) => from), dayMinutes + gridMinutes];
  return ends
    .map((end, n) => ({
      from: end + gridMinutes,
      to: (begins[n] ?? dayMinutes + gridMinutes) - gridMinutes,
    }))
    .filter(({ from, to }) => to - from >= gridMinutes);
};

/** One stretch more: after the last where there is room, else in the widest gap. Nothing where a day is full. */
export const withOneMore = (week: Week, day: number): Week | undefined => {
  const stretches = stretchesOn(week, day);
  if (stretches.length === 0) return withDay(week, day, [usualDay]);
  if (stretches.length >= mostStretches) return undefined;
  const gaps = gapsOn(stretches);
  const widest = gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  const last = stretches.at(-1)?.to ?? 0;
  const gap = gaps.find(({ from, to }) => from > last && to - from >= longest) ?? widest;
  return (
    gap && painted(week, day, { from: gap.from, to: Math.min(gap.to, gap.from + longest) }, true)
  );
};

/** How far the two ends of a stretch can be moved without reaching the stretches beside it. */
export const roomOf = (stretches: readonly Stretch[], at: number): Stretch => ({
  from: (stretches[at - 1]?.to ?? -gridMinutes) + gridMinutes,
  to: (stretches[at + 1]?.from ?? dayMinutes + gridMinutes) - gridMinutes,
});

/** Every time of the grid from one to another, both among them. */
export const timesBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, cellsBefore(to - from) + 1) }, (_, n) => from + n * gridMinutes);

/** §27: distances to choose from: the longer, the farther apart. */
export const distances = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50,
] as const;

/** Where on the slider a distance lies that may be between two of them. */
export const distanceStep = (km: number): number => {
  const above = distances.findIndex((distance) => distance >= km);
  return above === -1 ? distances.length - 1 : above;
};
