import { waves } from '#domain/dispatch.ts';
import { reachKm } from '#domain/place.ts';
import type { Row } from './request.ts';

/** Where few are that near, the first five who are not too far to be asked stand with them. */
const atLeast = 5;

const nobody: readonly Row[] = [];
const none: ReadonlySet<string> = new Set();

/**
 * Who is around and who is further; those asked already count as around. A ranked list is one group, of those in reach.
 * §27: favourites who are near enough to be asked stand before all others.
 */
export const groupRows = (
  all: readonly Row[],
  ranked = false,
  kept: ReadonlySet<string> = none,
) => {
  if (ranked) return { favourites: nobody, around: all, further: nobody };
  const isKept = ({ id, distanceKm }: Row) => kept.has(id) && distanceKm <= reachKm.city;
  const rows = all.filter((row) => !isKept(row));
  const isAround = ({ distanceKm, request }: Row, at: number) =>
    distanceKm <= reachKm.near ||
    (at < atLeast && distanceKm <= reachKm.city) ||
    request !== undefined;
  return {
    favourites: all.filter(isKept),
    around: rows.filter((row, at) => isAround(row, at)),
    further: rows.filter((row, at) => !isAround(row, at)),
  };
};

/** §18: how many could be asked at once, and whether the pages to come may have more of them. */
export const reachOf = (rows: readonly Row[], hasNextPage: boolean) => {
  const within = ({ distanceKm }: Row) => distanceKm <= waves.withinKm;
  const last = rows.at(-1);
  return {
    reachable: rows.filter((row) => row.card && !row.request && within(row)).length,
    orMore: hasNextPage && last !== undefined && within(last),
  };
};

/** Of rows in the order in which they are shown. */
export const nearestOf = (rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => a.distanceKm - b.distanceKm)[0];
