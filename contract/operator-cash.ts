import { z } from 'zod';
import { cashOutcomes } from '#domain/cash.ts';
import { limits } from '#domain/limits.ts';
import { parties } from '#domain/role.ts';
import { call } from './call.ts';
import { takenCash } from './cash.ts';
import { fault } from './fault.ts';
import { id, instant, msg, text } from './field.ts';

const found = takenCash.omit({ said: true }).extend({
  said: z.array(z.object({ by: z.enum(parties), at: instant, ticket_id: id, number: z.int() })),
  decidedBy: z.string().nullable().meta({ description: 'The operator’s name.' }),
});

export const getCashOfBooking = call({
  method: 'GET',
  path: '/api/operator/bookings/:id/cash',
  who: 'operator',
  summary: 'Cash that was taken for a booking, who says that it is wrong, and what was found.',
  params: z.object({ id }),
  reply: z.object({
    balance: z.number().meta({
      description: 'Of the professional’s account, in rupees: below zero is owed to LocalHands.',
    }),
    paused: z.boolean().meta({ description: 'They owe too much to take cash.' }),
    taken: z.array(found),
  }),
  refusals: [404],
});

export const decideCash = call({
  method: 'POST',
  path: '/api/operator/cash/:id/decide',
  who: 'operator',
  summary:
    'Decide about cash of which a side says that it is wrong. Not received, it is taken out of the books again by an entry of its own, and is due as before. In the audit log.',
  params: z.object({ id }),
  body: z.object({
    outcome: z.enum(cashOutcomes, { error: fault('outcome') }),
    reason: text('reason', limits.reason),
  }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});
