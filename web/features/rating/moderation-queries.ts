import { infiniteQueryOptions } from '@tanstack/react-query';
import { listRatings } from '#contract/rating.ts';
import type { ratingLists } from '#contract/rating.ts';
import { sendPage } from '../../data/api.ts';
import { operatorKey } from '../operator/queries.ts';

export type RatingList = (typeof ratingLists)[number];

/** All lists of ratings, for when one was decided about. */
export const ratingsKey = [operatorKey, 'ratings'] as const;

export const ratingsQuery = (show: RatingList) =>
  infiniteQueryOptions({
    queryKey: [...ratingsKey, show],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      sendPage(listRatings, { query: { show }, signal }, pageParam),
    getNextPageParam: (page) => page.next,
  });
