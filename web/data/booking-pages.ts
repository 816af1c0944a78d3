import { infiniteQueryOptions } from '@tanstack/react-query';
import { listBookings } from '#contract/booking.ts';
import type { Party } from '#domain/role.ts';
import { sendPage } from './api.ts';
import { remembered, rememberedFor } from './queries.ts';
import { accounts } from './session.ts';

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
