import type { Place } from '#domain/place.ts';

type Summed = Place & {
  readonly cost: number;
  readonly handyman_id: string;
  /** Of several bookings with them, the one that is meant. */
  readonly notification_id: string;
};

/** §2: the address of a booking's confirmation. */
export const summaryLink = ({ lat, long, cost, handyman_id, notification_id }: Summed): string => {
  const query = new URLSearchParams({
    lat: String(lat),
    long: String(long),
    cost: String(cost),
    handyman_id,
    booking_id: notification_id,
  });
  return `/user/bookingsummary?${query.toString()}`;
};
