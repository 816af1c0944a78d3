import { queryOptions } from '@tanstack/react-query';
import { listSlots } from '#contract/slots.ts';
import type { Place } from '#domain/place.ts';
import { send } from '../../data/api.ts';

/** §27: when any professional of a service could come to a place. */
export const slotsQuery = (service: string, { lat, long }: Place) =>
  queryOptions({
    queryKey: ['slots', service.toLowerCase(), lat, long],
    queryFn: ({ signal }) => send(listSlots, { query: { service, lat, long }, signal }),
    staleTime: 60_000,
  });
