import { z } from 'zod';
import { paymentStates, states } from '#domain/booking.ts';
import { call } from './call.ts';
import { id } from './field.ts';

/** Something happened to a booking of yours: fetch it again. */
const bookingEvent = z.object({
  notification_id: id,
  handyman_id: id,
  user_id: id,
  state: z.enum(states),
  paymentState: z.enum(paymentStates),
});
export type BookingEvent = z.output<typeof bookingEvent>;

export const events = call({
  method: 'GET',
  path: '/api/events',
  who: 'either',
  summary: 'Server-sent events: `ready` at the start and after a gap, `booking` at each change.',
  reply: z.string().meta({ description: 'text/event-stream' }),
});
