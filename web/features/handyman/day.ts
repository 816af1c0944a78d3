import { queryOptions } from '@tanstack/react-query';
import { getNotification } from '#contract/booking.ts';
import { getWeek } from '#contract/week.ts';
import { send } from '../../data/api.ts';
import { remembered, rememberedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

/** The requests of a professional, as their dashboard shows them. */
export const notificationsQuery = (handyman_id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['notifications', who, handyman_id],
    queryFn: (asked) =>
      rememberedFor(
        who,
        asked,
        send(getNotification, { body: { handyman_id }, signal: asked.signal }),
      ),
    ...remembered,
  });

/** A handyman's own week; it changes with their bookings. */
export const weekQuery = (handyman_id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['handyman', who, handyman_id, 'week'],
    queryFn: (asked) => rememberedFor(who, asked, send(getWeek, { signal: asked.signal })),
    ...remembered,
  });
