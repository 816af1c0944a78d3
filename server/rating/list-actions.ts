import { z } from 'zod';
import type { Replied } from '#contract/call.ts';
import type { getUnrated, listAboutMe, listWords } from '#contract/rating.ts';
import { averageOf, stars } from '#domain/rating.ts';
import type { Party } from '#domain/role.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/pagination.ts';
import type { PartySession } from '../ports/sessions.ts';
import { notFound } from '../problem.ts';
import type { Words } from '../words/words.ts';
import { countByStars, findTally, findUnrated, listSaid } from './list-store.ts';
import type { SaidRow } from './list-store.ts';
import { countsOf, toSaid } from './presenter.ts';

/** As Postgres writes an instant: dates in JavaScript lose the microseconds. */
export const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d){0,2}$/);
const pageEnd = z.tuple([instant, z.uuid()]);

type Wanted = { readonly limit: number; readonly cursor?: string | undefined };

/** The average, the number of each star, and a page of ratings with words. */
const readAbout = async (
  deps: Deps,
  about: Party,
  id: string,
  { limit, cursor }: Wanted,
  wordsOnly: boolean,
) => {
  const tally = await findTally(deps.db, about, id);
  if (!tally) throw notFound(({ handyman }) => handyman.gone);
  const paging = ['ratings', about, id, wordsOnly ? 'words' : 'all'];
  const after = cursor === undefined ? undefined : readCursor(deps.keys, paging, pageEnd, cursor);
  const rows = await listSaid(
    deps.db,
    { about, id, limit, wordsOnly },
    after && { visibleAt: after[0], id: after[1] },
  );
  const counts = await countByStars(deps.db, about, id);
  const last = rows[limit - 1];
  return {
    summary: {
      rating: averageOf(tally),
      ratings: tally.count,
      stars: stars.toReversed().map((given) => ({
        stars: given,
        count: counts.find((row) => row.stars === given)?.count ?? 0,
      })),
    },
    rows,
    cursor: last && writeCursor(deps.keys, paging, [last.exact_visible_at, last.id]),
  };
};

type Page<T> = { readonly reply: T; readonly cursor: string | undefined };

export const readWords = async (
  deps: Deps,
  handymanId: string,
  wanted: Wanted,
  words: Words,
): Promise<Page<Omit<Replied<typeof listWords>, 'msg'>>> => {
  const { summary, rows, cursor } = await readAbout(deps, 'handyman', handymanId, wanted, true);
  return { reply: { ...summary, words: rows.map((row) => toSaid(row, words)) }, cursor };
};

const toOwn = (row: SaidRow, words: Words) => ({
  ...toSaid(row, words),
  booking_id: row.booking_id,
  reported: row.reported_at !== null,
  counts: countsOf(row),
});

export const readAboutMe = async (
  deps: Deps,
  { role, id }: PartySession,
  wanted: Wanted,
  words: Words,
): Promise<Page<Omit<Replied<typeof listAboutMe>, 'msg'>>> => {
  const { summary, rows, cursor } = await readAbout(deps, role, id, wanted, false);
  return { reply: { ...summary, words: rows.map((row) => toOwn(row, words)) }, cursor };
};

export const readUnrated = async (
  deps: Deps,
  { role, id }: PartySession,
): Promise<Replied<typeof getUnrated>['job']> => {
  const row = await findUnrated(deps.db, role, id);
  if (!row) return null;
  return {
    booking_id: row.booking_id,
    service: row.service_name,
    doneAt: row.done_at.toISOString(),
    about: { id: row.about_id, name: row.name, profile: row.profile },
  };
};
