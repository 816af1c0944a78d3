import { z } from 'zod';
import { feeKinds, feeStates } from '#domain/fee.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, instant } from './field.ts';

/** §36: what a cancelled booking costs, as both sides see it. */
export const fee = z.object({
  kind: z.enum(feeKinds),
  amount: z.number().meta({ description: 'In rupees, whole to the handyman once it is paid.' }),
  state: z.enum(feeStates),
  words: z.string().optional().meta({
    description: 'Why it was forgiven, as an operator has written; for the customer only.',
  }),
});
export type Fee = z.output<typeof fee>;

/** §36: what cancelling this booking now would cost the customer, and what they would be given. */
export const cancellation = z.object({
  fee: z.number().meta({ description: 'In rupees; 0 while it is free of charge.' }),
  freeUntil: instant.nullable().meta({
    description: 'Until when it is free; null where no such time is known.',
  }),
  credit: z.number().meta({
    description: 'What “nobody came” would give as credit, in rupees.',
  }),
});

/** What the screen has shown before the tap. */
export const shownFee = z.object({
  fee: z
    .number({ error: fault('amount') })
    .min(0, { error: fault('amount') })
    .max(100_000, { error: fault('amount') })
    .optional()
    .meta({
      description:
        'The fee that the customer was shown, in rupees. Where it is more by now, nothing changes: 409 `fee`.',
    }),
});

/** What a booking says of fees: its own, once it is cancelled, and those that its bill takes along. */
export const feesOfView = {
  owed: z.number().optional().meta({
    description:
      'For the customer: fees of earlier visits that are paid together with this bill, in rupees.',
  }),
  fee: fee.optional().meta({ description: 'What a cancelled booking costs.' }),
};

export const getFees = call({
  method: 'GET',
  path: '/api/user/fees',
  who: 'user',
  summary: 'My fees of cancelled visits that are not paid: my next payment takes them along.',
  reply: z.object({
    owed: z.number().meta({ description: 'In rupees, all together.' }),
    fees: z.array(
      z.object({
        notification_id: id,
        number: z.int(),
        kind: z.enum(feeKinds),
        owed: z.number(),
        service: z.string(),
        at: instant,
      }),
    ),
  }),
});
