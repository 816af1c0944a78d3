import { z } from 'zod';
import { cashOffers, cashOutcomes, cashRules } from '#domain/cash.ts';
import { hasHiddenIn } from '#domain/name.ts';
import { parties } from '#domain/role.ts';
import { as } from './booking.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, instant, msg, text } from './field.ts';

const ofBooking = { params: z.object({ id }), refusals: [404, 409] as const };
const done = z.object({ msg });

/** §37: cash that the professional has confirmed, as both sides see it. */
export const takenCash = z.object({
  payment_id: id,
  amount: z.number().meta({ description: 'In rupees.' }),
  at: instant,
  said: z.array(z.enum(parties)).meta({ description: 'Who has said that the sum is wrong.' }),
  outcome: z
    .enum(cashOutcomes)
    .nullable()
    .meta({ description: 'What LocalHands has found, where a side has said so.' }),
});

const cash = z.object({
  chosen: z.boolean(),
  due: z.number().meta({ description: 'What is still to be paid, in rupees.' }),
  offer: z
    .enum(cashOffers)
    .meta({ description: 'Whether the customer can choose cash now, or why not.' }),
  most: z
    .number()
    .meta({ description: 'The most that this professional takes in cash at once, in rupees.' }),
  taken: z.array(
    takenCash.extend({
      mayDispute: z
        .boolean()
        .meta({ description: 'Whether I can still say that the sum is wrong.' }),
    }),
  ),
});
export type Cash = z.output<typeof cash>;

export const getCash = call({
  method: 'GET',
  path: '/api/bookings/:id/cash',
  who: 'either',
  summary: 'Whether a booking can be paid in cash, and what of it was.',
  params: z.object({ id }),
  query: z.object({ as }),
  reply: cash,
  refusals: [404],
});

export const chooseCash = call({
  method: 'POST',
  path: '/api/bookings/:id/cash',
  who: 'user',
  summary:
    'I pay what is due in cash, once the work has begun. The professional hears of it. A payment by card takes it back.',
  ...ofBooking,
  reply: done,
});

export const takeBackCash = call({
  method: 'POST',
  path: '/api/bookings/:id/cash/back',
  who: 'user',
  summary: 'I do not pay in cash after all.',
  ...ofBooking,
  reply: done,
});

export const confirmCash = call({
  method: 'POST',
  path: '/api/bookings/:id/cash/taken',
  who: 'handyman',
  summary:
    'I have received what is due in cash. The booking is paid with it, and the sum is set against what I earn.',
  ...ofBooking,
  body: z.object({
    amount: z
      .int({ error: fault('amount') })
      .min(1, { error: fault('amount') })
      .max(1_000_000, { error: fault('amount') })
      .meta({ description: 'What I was shown, in rupees: 409 if it is another by now.' }),
    key: id.meta({ description: 'Made by the screen: the same press again changes nothing.' }),
  }),
  reply: done,
});

export const disputeCash = call({
  method: 'POST',
  path: '/api/bookings/:id/cash/wrong',
  who: 'either',
  summary:
    'The sum that was confirmed is wrong: within a day, once for each side. It opens a ticket with one sentence.',
  ...ofBooking,
  query: z.object({ as }),
  body: z.object({
    payment_id: id,
    words: text('message', cashRules.words).refine((value) => !hasHiddenIn(value), {
      error: fault('hidden', 'message'),
    }),
    key: id.meta({ description: 'Made by the screen: the same press again changes nothing.' }),
  }),
  reply: z.object({ msg, ticket_id: id, number: z.int() }),
});
