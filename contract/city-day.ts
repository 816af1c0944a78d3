import { z } from 'zod';
import { cityNames, mostVisits } from '#domain/city-day.ts';
import { slotsAmong } from '#domain/slots.ts';
import { call } from './call.ts';
import { bookingRow } from './console.ts';
import { fault } from './fault.ts';
import { askedDay, instant } from './field.ts';

const count = z.int();

const hour = z.object({
  hour: count,
  asked: count.meta({ description: 'Waits for an answer.' }),
  agreed: count,
  underWay: count,
  done: count,
  notDone: count.meta({ description: 'Declined, not answered, withdrawn or cancelled.' }),
  free: z
    .array(z.object({ service: z.string(), people: count }))
    .nullable()
    .meta({
      description: `Of each service who could begin a visit in the middle of the city then, of the nearest ${slotsAmong}; null for hours that have begun, and without a city.`,
    }),
});

export const getCityDay = call({
  method: 'GET',
  path: '/api/operator/day',
  who: 'operator',
  summary: `The visits of a day in India by the hour, of one city or of all: those for later by their start, those for now by when they were asked for. At most ${mostVisits} visits.`,
  query: z.object({
    city: z.enum(cityNames, { error: fault('choice') }).optional(),
    day: askedDay.optional().meta({ description: 'Today without one.' }),
  }),
  reply: z.object({
    asOf: instant,
    day: z.iso.date(),
    hours: z.array(hour),
    visits: z.array(
      bookingRow.extend({
        at: instant,
        later: z.boolean().meta({ description: 'Whether it was booked for a time of its own.' }),
      }),
    ),
    leftOut: z.boolean().meta({ description: 'Whether there are more visits than were read.' }),
  }),
});
