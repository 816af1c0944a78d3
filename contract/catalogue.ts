import { z } from 'zod';
import { call } from './call.ts';
import { msg } from './field.ts';

const packWords = z.object({
  name: z.string(),
  includes: z.string().meta({ description: 'One line about the pack.' }),
  details: z.array(z.string()).readonly().meta({ description: 'What is in it, one thing each.' }),
});

const person = z.string().meta({
  description: 'One who does it, where the service is not named after them.',
});

/** §3: prices are rupees, times are minutes; `hi` has the same words in Hindi. */
const service = z.object({
  id: z.int(),
  serviceName: z
    .string()
    .meta({ description: 'What every other call names it by, in every language.' }),
  serviceInfo: z.string(),
  serviceImage: z.string(),
  serviceTime: z.int(),
  slotMinutes: z.int(),
  serviceCharge: z.int(),
  repeats: z.boolean().meta({
    description: 'Whether its visits can be asked for every week or every weekday.',
  }),
  packs: z.array(packWords.extend({ price: z.int(), hi: packWords })),
  person: person.optional(),
  hi: z.object({ serviceName: z.string(), serviceInfo: z.string(), person: person.optional() }),
});

export const getCatalogue = call({
  method: 'GET',
  path: '/api/catalogue',
  who: 'anyone',
  summary:
    'The services that can be asked for, in their order, with the prices of their packs. May be kept for half a minute; has an ETag.',
  reply: z.object({
    msg,
    services: z.array(service),
    former: z
      .array(z.object({ serviceName: z.string(), hi: z.object({ serviceName: z.string() }) }))
      .optional()
      .meta({
        description:
          'What those that are switched off are called, for the bookings that name them.',
      }),
  }),
});
