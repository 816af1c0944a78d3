import { queryOptions } from '@tanstack/react-query';
import { getBooking, listBookings } from '#contract/booking.ts';
import type { Party } from '#domain/role.ts';
import { send } from '../../data/api.ts';
import { remembered, rememberedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** The newest of my bookings; a browser may hold both kinds of session. */
export const bookingsQuery = (as: Party, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, as, 'newest'],
    queryFn: (asked) =>
      rememberedFor(
        who,
        asked,
        send(listBookings, { query: { as, limit: 100 }, signal: asked.signal }),
      ),
    ...remembered,
  });

export const bookingQuery = (id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['bookings', who, 'one', id],
    queryFn: (asked) =>
      rememberedFor(who, asked, send(getBooking, { params: { id }, signal: asked.signal })),
    ...remembered,
  });
