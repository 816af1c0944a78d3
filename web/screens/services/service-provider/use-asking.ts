import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { createNotification } from '#contract/booking.ts';
import { isActive } from '#domain/booking.ts';
import type { Service } from '#domain/catalogue.ts';
import type { Place } from '#domain/place.ts';
import type { Rhythm } from '#domain/series.ts';
import { priceLines } from '#domain/price.ts';
import { filledIn, forgetVisitDetails } from '../../../features/address/queries.ts';
import type { Details } from '../../../features/address/queries.ts';
import { serverTime } from '../../../data/clock.ts';
import { handymenQuery } from '../../../features/place/near.ts';
import { bookingsQuery } from '../../../features/booking/queries.ts';
import { usePages } from '../../../data/pages.ts';
import { useSend } from '../../../data/use-send.ts';
import type { Ranking } from '../../../features/place/near.ts';
import { useSession } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import { isRanked } from './ranking.ts';
import { requestsByHandyman, restingFor, rowsOf, saidHere } from './request.ts';

/** Who can be asked for a service at a place, what was asked already, and how to ask. */
export const useAsking = (
  service: Service,
  place: Place,
  cost: number,
  ranking: Ranking,
  details: Details,
  at: string | undefined,
  repeats?: Rhythm,
) => {
  const { userId = '' } = useSession();
  const { query: handymen, more } = usePages(
    handymenQuery(service.serviceName, place, ranking, at),
  );
  const bookings = useQuery(bookingsQuery('user'));
  const [sendingTo, setSendingTo] = useState<string>();
  const [followed] = useState(() => new Set<string>());
  const create = useSend(createNotification, {
    onError: ({ message }) => {
      setSendingTo(undefined);
      toast.error(message);
    },
    onSuccess: async ({ notification_id }) => {
      // The answer may arrive before the list has shown the request as open.
      followed.add(notification_id);
      await bookings.refetch();
      setSendingTo(undefined);
    },
  });

  const ranked = isRanked(ranking);
  const { lat: hereLat, long: hereLong } = place;
  const requests = useMemo(() => {
    // Requests for another time say nothing here.
    const atThisTime = (bookings.data ?? []).filter(
      ({ startsAt }) => (startsAt ?? undefined) === at,
    );
    const made = requestsByHandyman(
      atThisTime,
      service.serviceName,
      serverTime(bookings.dataUpdatedAt),
    );
    for (const { state, notification_id } of made.values()) {
      if (state === 'requested') followed.add(notification_id);
    }
    return saidHere(made, followed, { lat: hereLat, long: hereLong });
  }, [bookings.data, bookings.dataUpdatedAt, service.serviceName, followed, hereLat, hereLong, at]);
  const resting = useMemo(
    () => restingFor(bookings.data ?? [], serverTime(bookings.dataUpdatedAt)),
    [bookings.data, bookings.dataUpdatedAt],
  );
  const rows = useMemo(() => {
    return rowsOf(handymen.data ?? [], requests, followed, ranked);
  }, [handymen.data, requests, followed, ranked]);

  const booked = [...requests.values()].find(
    ({ state, notification_id }) => isActive(state) && followed.has(notification_id),
  );
  // The draft of address and note was for this visit.
  useEffect(() => {
    if (booked?.notification_id !== undefined) forgetVisitDetails(service.serviceName);
  }, [booked?.notification_id, service.serviceName]);

  const { total } = priceLines(service, cost);
  const ask = (handyman_id: string, { lat, long }: Place = place) => {
    if (sendingTo !== undefined) return;
    setSendingTo(handyman_id);
    create.mutate({
      body: {
        lat,
        long,
        user_id: userId,
        handyman_id,
        cost,
        total,
        service: service.serviceName,
        ...(at === undefined ? {} : { startsAt: at }),
        ...(repeats === undefined ? {} : { repeats }),
        ...filledIn(details),
      },
    });
  };
  const unpaidJob = create.error?.code === 'unpaid_job' ? create.error.bookingId : undefined;
  return { handymen, more, rows, requests, resting, total, sendingTo, ask, unpaidJob };
};
