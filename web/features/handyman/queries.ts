import { queryOptions } from '@tanstack/react-query';
import { countOnline, getHandyman } from '#contract/handyman.ts';
import { blurPlace } from '#domain/place.ts';
import type { Place } from '#domain/place.ts';
import { send } from '../../data/api.ts';
import { remembered, rememberedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

export const handymanQuery = (handyman_id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['handyman', who, handyman_id],
    queryFn: (asked) =>
      rememberedFor(who, asked, send(getHandyman, { body: { handyman_id }, signal: asked.signal })),
    ...remembered,
  });

/** How many can be asked around a place, or anywhere. Only the rounded place leaves the device. */
export const onlineQuery = (place: Place | undefined) => {
  const query = place && blurPlace({ lat: place.lat, long: place.long });
  return queryOptions({
    queryKey: ['online', query],
    queryFn: ({ signal }) => send(countOnline, { ...(query && { query }), signal }),
    staleTime: 60_000,
    retry: false,
  });
};
