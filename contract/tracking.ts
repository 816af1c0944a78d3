import { z } from 'zod';
import { closing } from '#domain/tracking.ts';
import { livePlace, moved, one } from './booking.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { lat, long } from './field.ts';

/** The accuracy that the device reports, in metres. */
const accuracy = z
  .number({ error: fault('notNumber', 'accuracy') })
  .min(0, { error: fault('notNumber', 'accuracy') });

export const setOut = call({
  method: 'POST',
  path: '/api/bookings/:id/set-out',
  who: 'handyman',
  summary: 'The handyman of an accepted job is on the way; the customer is told.',
  params: one,
  ...moved,
});

export const arrive = call({
  method: 'POST',
  path: '/api/bookings/:id/arrive',
  who: 'handyman',
  summary:
    'The handyman is at the door, by the place that is sent along or known. From elsewhere, or without a place, the state stays as it was, and both sides are told.',
  params: one,
  body: z.object({ lat: lat.optional(), long: long.optional(), accuracy: accuracy.optional() }),
  ...moved,
});

export const sharePlace = call({
  method: 'POST',
  path: '/api/bookings/:id/place',
  who: 'handyman',
  summary:
    'Where the handyman of a job that is on the way is, every ten seconds. Only the newest is kept, until they arrive.',
  params: one,
  body: z.object({ lat, long, accuracy: accuracy.optional() }),
  reply: z.object({
    kept: z.boolean().meta({ description: 'False when the last one came only a moment ago.' }),
  }),
  refusals: [404, 409],
});

export const getPlace = call({
  method: 'GET',
  path: '/api/bookings/:id/place',
  who: 'user',
  summary: 'Where the handyman of my booking is, while they are on the way and share it.',
  params: one,
  reply: z.object({ livePlace: livePlace.nullable() }),
  refusals: [404],
});

export const nobodyHome = call({
  method: 'POST',
  path: '/api/bookings/:id/nobody-home',
  who: 'handyman',
  summary: `Close a visit where nobody opened, from ${closing.nobodyHomeMinutes} minutes after the arrival on. Too early is a 409 with \`seconds\`. What was paid is refunded.`,
  params: one,
  ...moved,
});

export const nobodyCame = call({
  method: 'POST',
  path: '/api/bookings/:id/nobody-came',
  who: 'user',
  summary: `Close a booking to which nobody came, from ${closing.nobodyCameMinutes} minutes after the promised arrival on. Too early is a 409 with \`seconds\`. What was paid is refunded.`,
  params: one,
  ...moved,
});
