import { listBookings } from '#contract/booking.ts';
import type { Party } from '#domain/role.ts';
import { rowsQuery } from '../../data/pages.ts';
import { remembered, rememberedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** All of my bookings, a page at a time. */
export const bookingPagesQuery = (as: Party, who = accounts()) => ({
  ...rowsQuery(
    ['bookings', who, as, 'pages'],
    listBookings,
    { query: { as, limit: 20 } },
    (reply, asked) => rememberedFor(who, asked, reply),
  ),
  ...remembered,
});
