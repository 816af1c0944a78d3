import { z } from 'zod';
import { actors, moves, otherEvents } from '#domain/booking.ts';
import { instant } from './field.ts';

/** What a party may do with a booking. */
export const move = z.enum(Object.keys(moves) as (keyof typeof moves)[]);

/** A line of the booking's history, as both parties and the operators read it. */
export const happened = z.object({
  move: z.enum([...otherEvents, ...move.options]),
  by: z.enum(actors),
  at: instant,
  startsFrom: instant.optional().meta({
    description:
      'Of `reschedule`: the time that was agreed before. Of `late`: the agreed time, and then when they are expected.',
  }),
  startsTo: instant.optional(),
});
