import { listRatings } from '#contract/rating.ts';
import type { ratingLists } from '#contract/rating.ts';
import { rowsQuery } from '../../data/pages.ts';
import { operatorKey } from '../operator/queries.ts';

export type RatingList = (typeof ratingLists)[number];

/** All lists of ratings, for when one was decided about. */
export const ratingsKey = [operatorKey, 'ratings'] as const;

export const ratingsQuery = (show: RatingList) =>
  rowsQuery([...ratingsKey, show], listRatings, { query: { show } });
