import { z } from 'zod';
import { slotsAmong } from '#domain/slots.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { fromText, id, instant, lat, long, msg, serviceName } from './field.ts';

const start = z.object({
  at: instant,
  people: z.int().meta({
    description: `How many can come then, of the nearest ${slotsAmong} within whose reach the place is.`,
  }),
});

const day = z.object({
  day: z.iso.date().meta({ description: 'A calendar day in India.' }),
  starts: z.array(start),
});
export type SlotDay = z.output<typeof day>;

export const listSlots = call({
  method: 'GET',
  path: '/api/handyman/slots',
  who: 'anyone',
  summary:
    'When a visit can begin in the next fourteen days: by any professional of a service who goes to that place, or by one of them (for customers who are logged in).',
  query: z
    .object({
      service: serviceName.optional().meta({
        description: 'Of one professional: the service that they signed up with if none is named.',
      }),
      lat: fromText(lat).optional(),
      long: fromText(long).optional(),
      handyman_id: id.optional(),
    })
    .refine((query) => (query.lat === undefined) === (query.long === undefined), {
      error: fault('halfAPlace'),
      path: ['lat'],
    })
    .refine(
      ({ handyman_id: one, service, lat: at }) =>
        one !== undefined || (service !== undefined && at !== undefined),
      { error: fault('slotsOf'), path: ['service'] },
    ),
  reply: z.object({
    msg,
    slotMinutes: z.int().meta({ description: 'How long a visit is planned for.' }),
    earliest: instant.nullable(),
    days: z.array(day),
  }),
  refusals: [401, 404],
});
