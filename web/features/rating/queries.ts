import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { getRating, getUnrated, listAboutMe, listWords } from '#contract/rating.ts';
import type { Party } from '#domain/role.ts';
import { send, sendPage } from '../../data/api.ts';
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

/** What the two of a job said about each other, as far as this side may know. */
export const useRating = (id: string, as: Party) => useQuery(ratingQuery(id, as));

const unratedQuery = (as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, as, 'unrated'],
    queryFn: ({ signal }) => storedFor(who, send(getUnrated, { query: { as }, signal })),
  });

/** The last job that this side has not rated. */
export const useUnrated = (as: Party) => useQuery(unratedQuery(as)).data?.job ?? undefined;

const wordsQuery = (id: string, who = accounts()) =>
  infiniteQueryOptions({
    queryKey: ['handyman', who, id, 'words'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) => sendPage(listWords, { params: { id }, signal }, pageParam),
    getNextPageParam: (page) => page.next,
  });

/** What customers say about a professional; fetched while somebody wants to read it. */
export const useWords = (id: string, wanted: boolean) =>
  useInfiniteQuery({ ...wordsQuery(id), enabled: wanted });

const aboutMeQuery = (as: Party, who = accounts()) =>
  infiniteQueryOptions({
    queryKey: ['bookings', who, as, 'about-me'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      storedFor(who, sendPage(listAboutMe, { query: { as }, signal }, pageParam)),
    getNextPageParam: (page) => page.next,
  });

/** What others say about whoever is logged in. */
export const useAboutMe = (as: Party) => useInfiniteQuery(aboutMeQuery(as));
