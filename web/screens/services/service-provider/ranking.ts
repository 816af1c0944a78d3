import type { Ranking } from '../../../features/place/near.ts';

/** §13: the filter that the list offers. */
export const leastStars = 4;

/** From the address; whatever else stands there means the usual order. */
export const rankingIn = (query: URLSearchParams): Ranking => ({
  ...(query.get('sort') === 'best' && { sort: 'best' as const }),
  ...(query.get('min_rating') === String(leastStars) && { min_rating: leastStars }),
});

/** The address of the list, with its order. */
export const withRanking = (link: string, { sort, min_rating: least }: Ranking): string =>
  [link, sort && `sort=${sort}`, least && `min_rating=${least}`].filter(Boolean).join('&');

/** Whether the list is another one than all professionals, nearest first. */
export const isRanked = ({ sort, min_rating: least }: Ranking): boolean =>
  sort !== undefined || least !== undefined;
