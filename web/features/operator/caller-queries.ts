import { queryOptions } from '@tanstack/react-query';
import { readCaller } from '#contract/caller.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { reachKm } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { send } from '../../data/api.ts';
import { operatorKey } from './queries.ts';

/** A look at the customer (§14): it is not made again by coming back to the page. */
export const callerQuery = (id: string) =>
  queryOptions({
    queryKey: [operatorKey, 'caller', id],
    queryFn: ({ signal }) => send(readCaller, { params: { id }, signal }),
    staleTime: 60_000,
  });

type Wanted = { service: string; place: Place; at: string | undefined };

/** Of those who can be asked, the nearest: more than an operator reads out. §9: no professional is asked from further away. */
const listed = 12;

export const ableQuery = ({ service, place: { lat, long }, at }: Wanted) =>
  queryOptions({
    queryKey: [operatorKey, 'able', service, lat, long, at ?? null],
    queryFn: ({ signal }) =>
      send(getAllHandyman, {
        query: { service, lat, long, limit: listed, ...(at !== undefined && { at }) },
        signal,
      }),
    staleTime: 15_000,
    select: (found) => found.filter(({ distanceKm = 0 }) => distanceKm <= reachKm.most),
  });
