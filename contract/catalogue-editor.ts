import { z } from 'zod';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { fromText, msg } from './field.ts';

/** Here only the shape of the fields; domain/offer.ts has their rules, with a sentence for each. */
const words = (most: number) =>
  z.string({ error: fault('offer') }).max(most, { error: fault('offer') });
const number = z.number({ error: fault('offer') });

const packWords = z.object({
  name: words(100),
  includes: words(300),
  details: z.array(words(200), { error: fault('offer') }).max(10, { error: fault('offer') }),
});

const edited = z.object({
  serviceInfo: words(500),
  picture: words(60),
  serviceTime: number,
  slotMinutes: number,
  serviceCharge: number,
  repeats: z
    .boolean({ error: fault('offer') })
    .optional()
    .meta({ description: 'Whether visits can be asked for every week or every weekday.' }),
  commissionPercent: number.nullable().meta({ description: 'Null for the usual commission.' }),
  packs: z
    .array(packWords.extend({ price: number, hi: packWords }), { error: fault('offer') })
    .max(20, { error: fault('offer') }),
  person: words(100)
    .default('')
    .meta({ description: 'One who does it; empty where the service is named after them.' }),
  hi: z.object({
    serviceName: words(100),
    serviceInfo: words(500),
    person: words(100).default(''),
  }),
});

const version = z
  .int({ error: fault('offer') })
  .meta({ description: 'The one that was seen; 409 `changed_meanwhile` if it is another by now.' });

const serviceId = z.object({
  id: fromText(
    z
      .int({ error: fault('id') })
      .min(1, { error: fault('id') })
      .max(32_767, { error: fault('id') }),
  ),
});

export const listServices = call({
  method: 'GET',
  path: '/api/operator/services',
  who: 'operator',
  summary:
    'The whole catalogue in its order, with what is switched off and what customers do not see.',
  reply: z.array(
    edited.extend({
      id: z.int(),
      serviceName: z.string(),
      repeats: z.boolean(),
      serviceImage: z.string(),
      active: z.boolean(),
      version: z.int(),
    }),
  ),
});

export const addService = call({
  method: 'POST',
  path: '/api/operator/services',
  who: 'operator',
  level: 'admin',
  summary:
    'Add a service. Its English name is what every call, address and booking names it by, so it cannot be changed later.',
  body: edited.extend({ serviceName: words(100) }),
  reply: z.object({ msg, id: z.int() }),
});

export const changeService = call({
  method: 'POST',
  path: '/api/operator/services/:id',
  who: 'operator',
  level: 'admin',
  summary:
    'Change a service, prices too. Bookings that exist keep the bill they were asked for with.',
  params: serviceId,
  body: edited.extend({ version }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});

export const switchService = call({
  method: 'POST',
  path: '/api/operator/services/:id/active',
  who: 'operator',
  level: 'admin',
  summary:
    'Switch a service on or off. Off, nobody new can ask for it; what is booked or asked for runs on.',
  params: serviceId,
  body: z.object({ active: z.boolean({ error: fault('active') }), version }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});
