import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { getRating, getUnrated, listAboutMe, listWords } from '#contract/rating.ts';
import type { Party } from '#domain/role.ts';
import { send } from '../../data/api.ts';
import type { Page } from '../../data/api.ts';
import { pagesQuery, usePages } from '../../data/pages.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/*
 * The keys begin like those of what they belong to: an event about a booking marks its ratings as old too, and those of
 * its professional.
 */

const ratingQuery = (id: string, as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'one', id, 'rating', as],
    queryFn: ({ signal }) =>
      storedFor(who, send(getRating, { params: { id }, query: { as }, signal })),
  });

/** The ratings of one job, as far as this side may see them. */
export const useRating = (id: string, as: Party) => useQuery(ratingQuery(id, as));

const unratedQuery = (as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, as, 'unrated'],
    queryFn: ({ signal }) => storedFor(who, send(getUnrated, { query: { as }, signal })),
  });

/** The last job that this side has not rated. */
export const useUnrated = (as: Party) => useQuery(unratedQuery(as)).data?.job ?? undefined;

/** The summary comes with every page; the words of all pages follow one another. */
const joined = <One, Summary extends { readonly words: readonly One[] }>({
  pages: [first, ...others],
}: InfiniteData<Page<Summary & { readonly words: readonly One[] }>>) =>
  first && {
    ...first.items,
    words: [first, ...others].flatMap(({ items }) => items.words),
  };

const wordsQuery = (id: string, who = accounts()) =>
  pagesQuery(['handyman', who, id, 'words'], listWords, { params: { id } });

/** What customers say about a professional; fetched while the dialog that shows it is open. */
export const useWords = (id: string, wanted: boolean) =>
  usePages({ ...wordsQuery(id), select: joined, enabled: wanted });

const aboutMeQuery = (as: Party, who = accounts()) =>
  pagesQuery(['bookings', who, as, 'about-me'], listAboutMe, { query: { as } }, (reply) =>
    storedFor(who, reply),
  );

/** What others say about the customer or professional who is logged in. */
export const useAboutMe = (as: Party) => usePages({ ...aboutMeQuery(as), select: joined });
