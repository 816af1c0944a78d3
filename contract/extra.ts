import { z } from 'zod';
import { extraLimits, extraStates } from '#domain/extra.ts';
import { publicTextFault } from '#domain/rating.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, instant, line, msg } from './field.ts';

/** §20: whole rupees; how many at most is a setting. */
const amount = z
  .int({ error: fault('extraAmount') })
  .min(1, { error: fault('extraAmount') })
  .max(1_000_000, { error: fault('extraAmount') });

/** §20: read by the customer on the bill, and in a mail under our name: it may hold no links. */
const words = line('extraWords', extraLimits.words).superRefine((value, context) => {
  const why = publicTextFault(value);
  if (why !== undefined) context.addIssue({ code: 'custom', message: fault('publicText', why) });
});

/** §20: extra work on a booking, as both sides see it. */
export const extra = z.object({
  extra_id: id,
  words: z.string(),
  amount: z.number().meta({ description: 'In whole rupees.' }),
  state: z.enum(extraStates),
  proposedAt: instant,
  decidedAt: instant.nullable(),
});
export type Extra = z.output<typeof extra>;

/** §20: a line of the bill: extra work that was approved. */
export const extraLine = extra.pick({ extra_id: true, words: true, amount: true });
export type ExtraLine = z.output<typeof extraLine>;

export const proposeExtra = call({
  method: 'POST',
  path: '/api/bookings/:id/extras',
  who: 'handyman',
  summary:
    'Propose extra work on my running job. The customer approves or declines it; nothing is on the bill before.',
  params: z.object({ id }),
  body: z.object({
    key: id.meta({ description: 'Made by the screen: the same press again changes nothing.' }),
    words,
    amount,
  }),
  reply: extra.extend({ msg }),
  refusals: [404, 409],
});

const one = z.object({ id, extraId: id });

/** The reply has the new state of the bill. */
const decided = { params: one, reply: extra.extend({ msg }), refusals: [404, 409] } as const;

export const approveExtra = call({
  method: 'POST',
  path: '/api/bookings/:id/extras/:extraId/approve',
  who: 'user',
  summary: 'Put proposed extra work on my bill. Then it is due like the rest.',
  body: z.object({
    amount: amount.meta({ description: 'What I was shown: 409 if it is another.' }),
  }),
  ...decided,
});

export const declineExtra = call({
  method: 'POST',
  path: '/api/bookings/:id/extras/:extraId/decline',
  who: 'user',
  summary: 'Decline proposed extra work: it is not done and costs nothing.',
  ...decided,
});

export const withdrawExtra = call({
  method: 'POST',
  path: '/api/bookings/:id/extras/:extraId/withdraw',
  who: 'handyman',
  summary: 'Take back what I proposed and nobody has decided.',
  ...decided,
});
