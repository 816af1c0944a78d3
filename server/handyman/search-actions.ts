import { z } from 'zod';
import type { HandymanCard, getAllHandyman } from '#contract/handyman.ts';
import { catalogueWith, namedService } from '../catalogue/reading.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import type { Deps } from '../deps.ts';
import { listAnywhere, listNearest } from './search-store.ts';
import { toCard, writeNearCards } from './wire.ts';

/** The cards, or the JSON that they travel as. */
type Page = { readonly cards: HandymanCard[] | string; readonly cursor: string | undefined };

/** §9: so many rows can be paged through. A page walks past all before it, so that has to end somewhere. */
export const deepest = 2000;

const depth = z.int().min(1).max(deepest);
const nearEnd = z.tuple([depth, z.number(), z.uuid()]);
const anywhereEnd = z.tuple([depth, z.uuid()]);

/** §9: of one service or all, nearest first when we know where the customer is. */
export const search = async (
  deps: Deps,
  query: z.output<typeof getAllHandyman.query>,
): Promise<Page> => {
  const { lat, long, limit, cursor } = query;
  const service =
    query.service === undefined ? undefined : namedService(deps, 'service', query.service).id;
  const without = deps.catalogue
    .read()
    .filter(({ active }) => !active)
    .map(({ id }) => id);
  const wanted = { service, without, limit };
  const paging = ['handymen', service ?? null, lat ?? null, long ?? null];
  if (lat === undefined || long === undefined) {
    const [before, after] =
      cursor === undefined ? [0, undefined] : readCursor(deps.keys, paging, anywhereEnd, cursor);
    const rows = await listAnywhere(deps.searchDb, wanted, after);
    const catalogue = await catalogueWith(
      deps,
      rows.map((row) => row.service),
    );
    const last = before + limit < deepest ? rows[limit - 1] : undefined;
    return {
      cards: rows.map((row) => toCard(row, catalogue)),
      cursor: last && writeCursor(deps.keys, paging, [before + limit, last.id]),
    };
  }
  const [before, chord, id] =
    cursor === undefined ? [0] : readCursor(deps.keys, paging, nearEnd, cursor);
  const after = chord === undefined || id === undefined ? undefined : { chord, id };
  const rows = await listNearest(deps.searchDb, wanted, { lat, long }, after);
  const catalogue = await catalogueWith(
    deps,
    rows.map((row) => row.service),
  );
  const last = before + limit < deepest ? rows[limit - 1] : undefined;
  return {
    cards: writeNearCards(rows, catalogue),
    cursor: last && writeCursor(deps.keys, paging, [before + limit, last.chord, last.id]),
  };
};
