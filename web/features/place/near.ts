import { infiniteQueryOptions } from '@tanstack/react-query';
import { getAllHandyman } from '#contract/handyman.ts';
import type { Place } from '#domain/place.ts';
import { sendPage } from '../../data/api.ts';

/** In which order, and who is left out. */
export type Ranking = { readonly sort?: 'best'; readonly min_rating?: number };

/** Nearest first, or as ranked, page by page: who can be asked now, or come at a later time. */
export const handymenQuery = (
  service: string,
  { lat, long }: Place,
  ranking?: Ranking,
  at?: string,
) =>
  infiniteQueryOptions({
    queryKey: ['handymen', service.toLowerCase(), lat, long, ranking, at],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      sendPage(
        getAllHandyman,
        { query: { service, lat, long, ...ranking, ...(at === undefined ? {} : { at }) }, signal },
        pageParam,
      ),
    getNextPageParam: (page) => page.next,
  });
