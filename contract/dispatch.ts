import { z } from 'zod';
import { dispatchStates, replies, waves } from '#domain/dispatch.ts';
import { cost, total } from './booking.ts';
import { priceLines } from './price.ts';
import { call } from './call.ts';
import { givenDetails, seenDetails } from './visit-details.ts';
import { id, instant, lat, long, msg, serviceName, startsAt } from './field.ts';

/** §18: a professional who was asked, with what any visitor may see of them. */
const person = z.object({
  handyman_id: id,
  name: z.string(),
  profile: z.string().nullable(),
  distanceKm: z.number(),
  arrivalMinutes: z.number(),
  reply: z.enum(replies).meta({
    description:
      '`silent` did not answer in time; `withdrawn` need not answer any more: somebody else was first, or you stopped.',
  }),
});

const dispatch = z.object({
  dispatch_id: id,
  state: z.enum(dispatchStates),
  service: z.string(),
  cost: z.number(),
  price: priceLines,
  lat: z.number(),
  long: z.number(),
  ...seenDetails,
  wave: z.int().meta({ description: 'How often the next three were asked.' }),
  asked: z.int(),
  waiting: z.int(),
  saidNo: z.int().meta({ description: 'Who said no, or nothing in time.' }),
  startsAt: instant.nullable().meta({ description: 'When the visit begins; null for now.' }),
  createdAt: instant,
  nextWaveAt: instant
    .nullable()
    .meta({ description: 'When the next are asked at the latest; null once it is over.' }),
  next: z.int().meta({
    description:
      'How many would be asked then, as it looks now; 0 when nobody else is within reach.',
  }),
  booking_id: id.nullable().meta({ description: 'The booking of the first who said yes.' }),
  /** In the order in which they were asked. */
  people: z.array(person),
});
export type DispatchView = z.output<typeof dispatch>;

const one = z.object({ id });
const reply = dispatch.extend({ msg });

export const startDispatch = call({
  method: 'POST',
  path: '/api/dispatches',
  who: 'user',
  summary: `Ask the first who is free: the ${waves.people} nearest at once, after ${waves.seconds} seconds (for a later visit ${waves.laterSeconds / 60} minutes) without a yes the next ${waves.people}, within ${waves.withinKm} km.`,
  body: z.object({
    service: serviceName,
    cost: cost.optional(),
    total,
    lat,
    long,
    startsAt: startsAt.optional(),
    ...givenDetails,
  }),
  reply,
  refusals: [409],
});

export const listDispatches = call({
  method: 'GET',
  path: '/api/dispatches',
  who: 'user',
  summary: 'The newest that I have asked around for within the last hour, if any.',
  reply: z.array(dispatch),
});

export const getDispatch = call({
  method: 'GET',
  path: '/api/dispatches/:id',
  who: 'user',
  summary: 'Who was asked, what they have said, and when the next are asked.',
  params: one,
  reply,
  refusals: [404],
});

export const stopDispatch = call({
  method: 'POST',
  path: '/api/dispatches/:id/stop',
  who: 'user',
  summary: 'Ask nobody any more. 409 once somebody has said yes.',
  params: one,
  reply,
  refusals: [404, 409],
});
