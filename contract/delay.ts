import { z } from 'zod';
import { delayRules, delaySources } from '#domain/delay.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { askedInstant, id, instant, msg } from './field.ts';

/** §27: a professional will be late for an agreed visit. */
export const delay = z.object({
  by: z.enum(delaySources).meta({
    description: '`time`: reckoned from the visit that they are at.',
  }),
  expectedAt: instant.meta({ description: 'When the visit is expected to begin.' }),
  waits: z.boolean().meta({ description: 'The customer has said that they wait.' }),
});

const params = z.object({ id });

const shown = askedInstant(fault('start')).meta({
  description: 'What I was shown as `expectedAt`: 409 if it is another by now.',
});

export const sayLate = call({
  method: 'POST',
  path: '/api/bookings/:id/delay',
  who: 'handyman',
  summary: `I will be late for this later visit: from ${delayRules.fromMinutes / 60} hours before it, at most ${delayRules.perVisit} times. The customer is told, and may wait, propose another time or ask others.`,
  params,
  body: z.object({
    minutes: z
      .literal(delayRules.minutes, { error: fault('minutesLate') })
      .meta({ description: 'After the agreed time.' }),
  }),
  reply: z.object({ msg, delay }),
  refusals: [404, 409],
});

export const waitForLate = call({
  method: 'POST',
  path: '/api/bookings/:id/delay/wait',
  who: 'user',
  summary: 'I wait for the professional who is late.',
  params,
  body: z.object({ expectedAt: shown }),
  reply: z.object({ msg, delay }),
  refusals: [404, 409],
});

export const handOver = call({
  method: 'POST',
  path: '/api/bookings/:id/delay/hand-over',
  who: 'user',
  summary:
    'I do not wait: the visit ends free of charge, and the first who is free now is asked at the same price. 409 while nobody else is free; the visit then stays.',
  params,
  body: z.object({ expectedAt: shown }),
  reply: z.object({ msg, dispatch_id: id }),
  refusals: [404, 409],
});
