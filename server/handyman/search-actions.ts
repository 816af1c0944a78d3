import { z } from 'zod';
import type { HandymanCard, getAllHandyman } from '#contract/handyman.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import type { Place } from '#domain/place.ts';
import { catalogueWith, namedService } from '../catalogue/read-actions.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import type { Deps } from '../deps.ts';
import { goesThere, listAnywhere, listHidden, listNearest, listRanked } from './search-store.ts';
import type { FoundRow, Visit } from './search-store.ts';
import { toCard, writeNearCards } from './presenter.ts';

/** The cards, or the JSON that they travel as. */
type Page = { readonly cards: HandymanCard[] | string; readonly cursor: string | undefined };

/** §9: so many rows can be paged through. A page walks past all before it, so that has to end somewhere. */
export const deepest = 2000;

const depth = z.int().min(1).max(deepest);
const nearEnd = z.tuple([depth, z.number(), z.uuid()]);
const rankedEnd = z.tuple([z.number(), z.number(), z.uuid()]);
const anywhereEnd = z.tuple([depth, z.uuid()]);

const nobody: ReadonlySet<string> = new Set();

/** §9: of one service or all, nearest first when we know where the customer is; §13: or the best among those near. */
export const search = async (
  deps: Deps,
  query: z.output<typeof getAllHandyman.query>,
  customerId?: string,
): Promise<Page> => {
  const hidden = customerId === undefined ? nobody : await listHidden(deps.searchDb, customerId);
  const seen = <R extends { id: string }>(rows: readonly R[]) =>
    hidden.size === 0 ? rows : rows.filter(({ id }) => !hidden.has(id));
  const shown = (rows: readonly FoundRow[]) => seen(rows).filter(goesThere);
  const { lat, long, limit, cursor } = query;
  const named =
    query.service === undefined ? undefined : namedService(deps, 'service', query.service);
  const service = named?.id;
  const at = named && visitOf(query.at, named.slotMinutes);
  const without = deps.catalogue
    .read()
    .filter(({ active }) => !active)
    .map(({ id }) => id);
  const wanted = { service, without, limit, at };
  const paging = ['handymen', service ?? null, lat ?? null, long ?? null, query.at ?? null];
  if (lat === undefined || long === undefined) {
    const [before, after] =
      cursor === undefined ? [0, undefined] : readCursor(deps.keys, paging, anywhereEnd, cursor);
    const rows = await listAnywhere(deps.searchDb, { service, without, limit }, after);
    const catalogue = await catalogueWith(
      deps,
      rows.flatMap(({ service: first, also }) => [first, ...also]),
    );
    const last = before + limit < deepest ? rows[limit - 1] : undefined;
    return {
      cards: seen(rows).map((row) => toCard(row, catalogue, service)),
      cursor: last && writeCursor(deps.keys, paging, [before + limit, last.id]),
    };
  }
  if (query.sort === 'best' || query.min_rating !== undefined) {
    return searchRanked(deps, { ...query, lat, long }, wanted, paging, shown);
  }
  const [before, chord, id] =
    cursor === undefined ? [0] : readCursor(deps.keys, paging, nearEnd, cursor);
  const after = chord === undefined || id === undefined ? undefined : { chord, id };
  const rows = await listNearest(deps.searchDb, wanted, { lat, long }, after);
  const last = before + limit < deepest ? rows[limit - 1] : undefined;
  return {
    cards: await writeCards(deps, shown(rows), service),
    cursor: last && writeCursor(deps.keys, paging, [before + limit, last.chord, last.id]),
  };
};

/** §27: whether a start can still be asked for is for the request to decide. */
const visitOf = (at: string | undefined, slotMinutes: number): Visit | undefined =>
  at === undefined ? undefined : { start: Date.parse(at), slotMinutes };

const writeCards = async (
  deps: Deps,
  rows: readonly FoundRow[],
  searched: ServiceId | undefined,
): Promise<string> =>
  writeNearCards(
    rows,
    await catalogueWith(
      deps,
      rows.flatMap(({ service, also }) => [service, ...also]),
    ),
    searched,
  );

type Query = z.output<typeof getAllHandyman.query>;
type Wanted = Parameters<typeof listNearest>[1];

/** A cursor is good for the very same order and filter only. */
const searchRanked = async (
  deps: Deps,
  { lat, long, limit, cursor, sort = 'nearest', min_rating: least }: Query & Place,
  wanted: Wanted,
  near: readonly (string | number | null)[],
  shown: (rows: readonly FoundRow[]) => readonly FoundRow[],
): Promise<Page> => {
  const paging = [...near, sort, least ?? null];
  const end = cursor === undefined ? undefined : readCursor(deps.keys, paging, rankedEnd, cursor);
  const rows = await listRanked(
    deps.searchDb,
    { ...wanted, sort, least },
    { lat, long },
    end && { rank: end[0], chord: end[1], id: end[2] },
  );
  const last = rows[limit - 1];
  return {
    cards: await writeCards(deps, shown(rows), wanted.service),
    cursor: last && writeCursor(deps.keys, paging, [last.rank, last.chord, last.id]),
  };
};
