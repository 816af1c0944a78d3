import { z } from 'zod';
import { tipRules, tipStates } from '#domain/tip.ts';
import { parties } from '#domain/role.ts';
import { waysToPay } from '#domain/way-to-pay.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, instant, msg } from './field.ts';
import { config } from './payment.ts';

const ofBooking = z.object({ id });

/** §35: what one of the two of a visit may know of its tip. */
const tipView = z.object({
  offered: z.boolean().meta({ description: 'Whether I can give one now.' }),
  until: instant.nullable().meta({ description: 'Until when, after the work.' }),
  tip: z
    .object({
      amount: z.number().meta({ description: 'In rupees.' }),
      state: z.enum(tipStates),
      at: instant,
      paidWith: z.enum(waysToPay),
      receipt: z.string().nullable().meta({ description: 'Its number; for the customer.' }),
      passedOn: z.boolean().meta({
        description: 'Whether it is in the professional’s account, and they know of it.',
      }),
    })
    .nullable(),
});
export type TipView = z.output<typeof tipView>;

export const getTip = call({
  method: 'GET',
  path: '/api/bookings/:id/tip',
  who: 'either',
  summary:
    'The tip of a visit of mine. The professional hears of it once both may read what the other said (§13).',
  params: ofBooking,
  query: z.object({ as: z.enum(parties, { error: fault('asRole') }).optional() }),
  reply: tipView.extend({ msg }),
  refusals: [404],
});

export const giveTip = call({
  method: 'POST',
  path: '/api/bookings/:id/tip',
  who: 'user',
  summary: `Give the professional a tip by card, or by UPI with the token tok_upi, once, within ${tipRules.days} days of the work and after I have rated it. It is theirs whole; answers as paying a bill does.`,
  params: ofBooking,
  body: config.body.pick({ token: true, addresses: true }).extend({
    amount: z
      .int({ error: fault('tipAmount') })
      .min(tipRules.least, { error: fault('tipAmount') })
      .max(tipRules.most, { error: fault('tipAmount') })
      .meta({ description: 'In whole rupees.' }),
  }),
  reply: config.reply,
  mayTakeTime: true,
  refusals: [402, 404, 409],
});
