import { infiniteQueryOptions } from '@tanstack/react-query';
import { listBookings } from '#contract/booking.ts';
import type { Party } from '#domain/role.ts';
import { sendPage } from '../../data/api.ts';
import { remembered, rememberedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** All of my bookings, a page at a time. */
export const bookingPagesQuery = (as: Party, who = accounts()) =>
  infiniteQueryOptions({
    queryKey: ['bookings', who, as, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: (asked) =>
      rememberedFor(
        who,
        asked,
        sendPage(listBookings, { query: { as, limit: 20 }, signal: asked.signal }, asked.pageParam),
      ),
    ...remembered,
    getNextPageParam: (page) => page.next,
  });
