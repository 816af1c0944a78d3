import { z } from 'zod';
import { differenceKinds } from '#domain/reconciliation.ts';
import { call } from './call.ts';
import { askedDay, id, instant, msg } from './field.ts';

const rupees = z.number();

const difference = z.object({
  kind: z.enum(differenceKinds),
  gateway_id: z.string().meta({ description: 'The gateway’s name of the charge or refund.' }),
  theirs: rupees.nullable(),
  ours: rupees.nullable(),
  booking_id: id.nullable(),
  number: z.int().nullable().meta({ description: 'Of the booking, where one is known.' }),
});
export type Difference = z.output<typeof difference>;

const compared = z.object({
  day: z.iso.date(),
  checkedAt: instant,
  charges: z.int().meta({ description: 'On the gateway’s list, like the sums without “our”.' }),
  charged: rupees,
  ourCharged: rupees,
  refunds: z.int(),
  refunded: rupees,
  ourRefunded: rupees,
  differences: z.array(difference).meta({ description: 'Those that are still there.' }),
});
export type Compared = z.output<typeof compared>;

export const listReconciliations = call({
  method: 'GET',
  path: '/api/operator/reconciliations',
  who: 'operator',
  level: 'admin',
  summary:
    'The gateway’s list of each day in India beside our books, with what differs: the newest first, at most 60.',
  reply: z.array(compared),
});

export const reconcileDay = call({
  method: 'POST',
  path: '/api/operator/reconciliations/:day',
  who: 'operator',
  level: 'admin',
  summary: 'Compare a day again, once something was put right. In the audit log.',
  params: z.object({ day: askedDay }),
  reply: z.object({ msg }),
  mayTakeTime: true,
  refusals: [404, 503],
});
