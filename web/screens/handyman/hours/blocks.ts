import { daysOf, weekdays } from '#domain/hours.ts';
import type { Stretch, Week } from '#domain/hours.ts';
import { painted, stretchesOn, worksThrough } from '#domain/week-edit.ts';
import { weekdayName } from '../../../ui/when.ts';

/** Two hours each, beginning when most people do; at night what is left. */
const blocksFrom = (...hours: readonly number[]): Stretch[] =>
  hours.slice(1).map((to, n) => ({ from: (hours[n] ?? 0) * 60, to: to * 60 }));

export const parts = {
  day: blocksFrom(7, 9, 11, 13, 15, 17, 19, 21),
  night: [...blocksFrom(0, 1, 3, 5, 7), ...blocksFrom(21, 23, 24)],
} as const satisfies Record<string, readonly Stretch[]>;
export type Part = keyof typeof parts;

/** Monday first; the week of 16 November 2026 begins with one. */
export const dayName = (day: number, length: 'short' | 'long'): string =>
  weekdayName(`2026-11-${16 + day}`, length);

export const allDays = weekdays.map((_, day) => day);

export type Cell = { readonly day: number; readonly block: number };

/** From one cell to another, with all between them. */
export type Painting = { readonly start: Cell; readonly end: Cell; readonly works: boolean };

const between = (one: number, other: number, n: number): boolean =>
  n >= Math.min(one, other) && n <= Math.max(one, other);

export const isPainted = ({ start, end }: Painting, day: number): boolean =>
  between(start.day, end.day, day);

export const paintedWith = (week: Week, blocks: readonly Stretch[], painting: Painting): Week => {
  const { start, end, works } = painting;
  const chosen = blocks.filter((_, n) => between(start.block, end.block, n));
  return allDays
    .filter((day) => isPainted(painting, day))
    .reduce(
      (left, day) => chosen.reduce((one, block) => painted(one, day, block, works), left),
      week,
    );
};

/** How much of a block is worked in. */
export const worksIn = (week: Week, day: number, block: Stretch): 'all' | 'part' | 'none' => {
  if (worksThrough(week, day, block)) return 'all';
  const some = stretchesOn(week, day).some(({ from, to }) => from < block.to && to > block.from);
  return some ? 'part' : 'none';
};

/** Where a time of day lies among these blocks, as a part of their width. */
const placeOf = (blocks: readonly Stretch[], minutes: number): number => {
  const at = blocks.findIndex(({ to }) => minutes < to);
  const block = blocks[at];
  if (!block) return 1;
  const within = Math.max(0, minutes - block.from) / (block.to - block.from);
  return (at + within) / blocks.length;
};

export type Bar = { readonly from: number; readonly to: number };

/** The stretches of a day as bars over its blocks, with the joints between two blocks of one bar. */
export const barsOn = (week: Week, day: number, blocks: readonly Stretch[]): Bar[] =>
  stretchesOn(week, day)
    .map(({ from, to }) => ({ from: placeOf(blocks, from), to: placeOf(blocks, to) }))
    .filter(({ from, to }) => to > from);

export const jointsIn = ({ from, to }: Bar, count: number): number[] =>
  Array.from({ length: count - 1 }, (_, n) => (n + 1) / count).filter((at) => at > from && at < to);

/** The hours of a week within these blocks. */
export const hoursWithin = (week: Week, blocks: readonly Stretch[]): number =>
  daysOf(week)
    .flat()
    .flatMap(({ from, to }) =>
      blocks.map((block) => Math.max(0, Math.min(to, block.to) - Math.max(from, block.from))),
    )
    .reduce((sum, minutes) => sum + minutes / 60, 0);
