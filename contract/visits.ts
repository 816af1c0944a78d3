import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { flagKinds } from '#domain/visits.ts';
import { call } from './call.ts';
import { id, instant, msg, text } from './field.ts';

const one = z.object({ id });

const flag = z.object({
  handyman_id: id,
  name: z.string(),
  kind: z.enum(flagKinds),
  booking_id: id.meta({ description: 'The visit after which it was raised.' }),
  number: z.int(),
  at: instant,
  lookedAt: instant.nullable(),
  lookedBy: z.string().nullable(),
});
export type VisitFlag = z.output<typeof flag>;

export const listFlagged = call({
  method: 'GET',
  path: '/api/operator/visits',
  who: 'operator',
  summary: 'Professionals whose visits wait for a look, the longest wait first.',
  reply: z.array(flag),
});

export const readVisits = call({
  method: 'GET',
  path: '/api/operator/professionals/:id/visits',
  who: 'operator',
  summary:
    'How the visits of a professional went within a day, since the last look, and what was raised about them.',
  params: one,
  reply: z.object({
    paused: z.boolean().meta({ description: 'They accept nothing until an operator has looked.' }),
    established: z.boolean(),
    doors: z
      .int()
      .meta({ description: 'Doors they were shown, of visits that are open or came to nothing.' }),
    noVisit: z
      .int()
      .meta({ description: 'Customers whose visit ended as nobody home or nobody came.' }),
    cancellations: z.int().meta({ description: 'Jobs that they called off today.' }),
    flags: z.array(flag),
  }),
  refusals: [404],
});

export const closeVisitFlags = call({
  method: 'POST',
  path: '/api/operator/professionals/:id/visits/looked',
  who: 'operator',
  summary:
    'I have looked at these visits: what was counted counts no more, and they can accept again. In the audit log, with the reason.',
  params: one,
  body: z.object({ reason: text('reason', limits.reason) }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});
