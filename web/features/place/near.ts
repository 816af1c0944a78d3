import { getAllHandyman } from '#contract/handyman.ts';
import type { Place } from '#domain/place.ts';
import { rowsQuery } from '../../data/pages.ts';

/** In which order, and who is left out. */
export type Ranking = { readonly sort?: 'best'; readonly min_rating?: number };

/** Nearest first, or as ranked, page by page: who can be asked now, or come at a later time. */
export const handymenQuery = (
  service: string,
  { lat, long }: Place,
  ranking?: Ranking,
  at?: string,
) =>
  rowsQuery(['handymen', service.toLowerCase(), lat, long, ranking, at], getAllHandyman, {
    query: { service, lat, long, ...ranking, ...(at === undefined ? {} : { at }) },
  });
