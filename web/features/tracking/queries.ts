import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LivePlace } from '#contract/booking.ts';
import { getPlace } from '#contract/tracking.ts';
import { keepPoints } from '#domain/tracking.ts';
import type { Point } from '#domain/tracking.ts';
import { send } from '../../data/api.ts';
import { delays } from '../../device/delays.ts';
import { usePoll } from '../../data/events.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

const toPoint = ({ lat, long, at }: LivePlace): Point => ({ lat, long, at: Date.parse(at) });

/** The points seen of a handyman on the way, the newest last: the earlier ones tell their pace. */
const placeQuery = (id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['place', id, who],
    queryFn: async ({ signal, client, queryKey }): Promise<readonly Point[]> => {
      const { livePlace } = await storedFor(who, send(getPlace, { params: { id }, signal }));
      const before = client.getQueryData<readonly Point[]>(queryKey) ?? [];
      return livePlace ? keepPoints(before, toPoint(livePlace)) : [];
    },
    // What is over is forgotten here too.
    gcTime: 0,
    retry: false,
  });

type OnTheWay = {
  readonly notification_id: string;
  readonly livePlace?: LivePlace | null | undefined;
};

/** §16: where the professional on the way is, for the customer they come to. */
export const usePointsOf = ({ notification_id, livePlace }: OnTheWay): readonly Point[] => {
  const { data } = useQuery({
    ...placeQuery(notification_id),
    placeholderData: livePlace ? [toPoint(livePlace)] : [],
    refetchInterval: usePoll(delays.pollPlace),
  });
  return data ?? [];
};
