import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { payoutHolds, payoutStates } from '#domain/payout.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { askedDay, cursor, id, instant, line, msg, pageLimit, text } from './field.ts';

/** §29: what operators do with the payouts of a Monday. */

const sum = z.object({ payouts: z.int(), amount: z.number() });

const run = z.object({
  day: z.iso.date().meta({ description: 'The Monday.' }),
  madeAt: instant,
  approvedAt: instant.nullable(),
  states: z.object({ held: sum, waiting: sum, paid: sum, returned: sum }),
});
export type PayoutRun = z.output<typeof run>;

export const listPayoutRuns = call({
  method: 'GET',
  path: '/api/operator/payouts',
  who: 'operator',
  level: 'admin',
  summary: 'The payouts of each Monday in sums: the newest first, at most 104.',
  reply: z.array(run),
});

const params = z.object({ day: askedDay });

export const getPayoutRun = call({
  method: 'GET',
  path: '/api/operator/payouts/:day',
  who: 'operator',
  level: 'admin',
  summary: 'The payouts of a Monday in sums.',
  params,
  reply: run.extend({
    approvedBy: z.string().nullable().meta({ description: 'The name of the operator.' }),
    notInAFile: sum.meta({ description: 'What waits and was not in a bank file yet.' }),
  }),
  refusals: [404],
});

const payout = z.object({
  payout_id: id,
  number: z.int(),
  handyman_id: id,
  name: z.string(),
  amount: z.number(),
  state: z.enum(payoutStates),
  hold: z.enum(payoutHolds).nullable(),
  to: z.string().nullable().meta({ description: 'Masked.' }),
  inAFile: z.boolean().meta({ description: 'It was in a bank file.' }),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PayoutOfRun = z.output<typeof payout>;

export const listPayouts = call({
  method: 'GET',
  path: '/api/operator/payouts/:day/list',
  who: 'operator',
  level: 'admin',
  summary: 'The payouts of a Monday, by number. Further pages by the Link header.',
  params,
  query: z.object({
    state: z.enum(payoutStates, { error: fault('choice') }).optional(),
    limit: pageLimit(200, 50),
    cursor: cursor.optional(),
  }),
  reply: z.array(payout),
});

export const approvePayouts = call({
  method: 'POST',
  path: '/api/operator/payouts/:day/approve',
  who: 'operator',
  level: 'admin',
  summary: 'I have looked through the payouts of this Monday: they can go to the bank.',
  params,
  reply: z.object({ msg }),
  refusals: [404, 409],
});

export const exportPayouts = call({
  method: 'POST',
  path: '/api/operator/exports/payouts',
  who: 'operator',
  level: 'admin',
  summary:
    'The bank file of a Monday as CSV: what waits and was in no file yet, or with `again` all that waits. In the audit log, with the reason.',
  body: z.object({
    day: askedDay,
    again: z.boolean({ error: fault('flag') }).default(false),
    reason: text('reason', limits.reason),
  }),
  reply: z.string().meta({ description: 'text/csv' }),
  refusals: [404, 409],
});

export const markPaid = call({
  method: 'POST',
  path: '/api/operator/payouts/:day/paid',
  who: 'operator',
  level: 'admin',
  summary:
    'The bank has paid these, under this reference. All or none: 409 where one does not wait for the bank or was in no bank file.',
  params,
  body: z.object({
    payouts: z
      .array(id, { error: fault('choice') })
      .min(1, { error: fault('choice') })
      .max(200, { error: fault('choice') }),
    reference: line('reference', limits.reference),
  }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});

const one = {
  params: z.object({ id }),
  body: z.object({ reason: text('reason', limits.reason) }),
  reply: z.object({ msg }),
  refusals: [404, 409],
};

export const returnPayout = call({
  method: 'POST',
  path: '/api/operator/payout/:id/return',
  who: 'operator',
  level: 'admin',
  summary:
    'The bank has sent it back: the amount is in the professional’s balance again. They read the reason.',
  ...one,
});

export const holdPayout = call({
  method: 'POST',
  path: '/api/operator/payout/:id/hold',
  who: 'operator',
  level: 'admin',
  summary:
    'Hold it back before it is in a bank file: the amount is in the balance again. They read the reason.',
  ...one,
});

export const releasePayout = call({
  method: 'POST',
  path: '/api/operator/payout/:id/release',
  who: 'operator',
  level: 'admin',
  summary:
    'Pay it with its run after all, what the balance is by now. 409 while an account is missing or too new, and for a run that is not the newest.',
  ...one,
});
