import { z } from 'zod';
import {
  disputeDecisions,
  disputeReasons,
  disputeStates,
  disputeTasks,
  longestAnswer,
} from '#domain/dispute.ts';
import { limits } from '#domain/limits.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, instant, msg, text } from './field.ts';
import { happened } from './timeline.ts';

const rupees = z.number();

const listed = z.object({
  dispute_id: id,
  booking_id: id,
  number: z.int().meta({ description: 'Of the booking.' }),
  customer: z.object({ user_id: id, name: z.string() }),
  state: z.enum(disputeStates),
  task: z.enum(disputeTasks).meta({ description: 'What there is to do.' }),
  reason: z.enum(disputeReasons),
  amount: rupees,
  forTip: z.boolean(),
  crosses: z.boolean().meta({
    description: 'A refund and this dispute together are more than was paid.',
  }),
  openedAt: instant,
  dueBy: instant.nullable().meta({ description: 'Until when the bank takes an answer.' }),
  closedAt: instant.nullable(),
});
export type ListedDispute = z.output<typeof listed>;

const shown = ['undecided', 'decided'] as const;

export const listDisputes = call({
  method: 'GET',
  path: '/api/operator/disputes',
  who: 'operator',
  summary:
    'Payments that customers’ banks take back: undecided ones by when an answer is due, decided ones the newest first. At most 200.',
  query: z.object({ show: z.enum(shown, { error: fault('choice') }).default('undecided') }),
  reply: z.array(listed),
});

const one = z.object({ id });

const dispute = listed.extend({
  gateway_id: z.string().meta({ description: 'The gateway’s name of it.' }),
  taken: z.boolean().meta({ description: 'The amount has left our account at the gateway.' }),
  returned: z.boolean().meta({ description: 'It is there again.' }),
  fee: rupees.meta({ description: 'What the gateway takes for it.' }),
  charged: rupees.meta({ description: 'What the customer had paid.' }),
  refunded: rupees.meta({ description: 'Of that, or about to be.' }),
  earned: rupees.meta({ description: 'What the professional has of it.' }),
  shareTakenAt: instant.nullable(),
  decision: z.enum(disputeDecisions).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  sentAt: instant.nullable().meta({ description: 'When the gateway took it.' }),
  answer: z.string().nullable(),
  draft: z.string().meta({ description: 'The facts that we have, to begin an answer with.' }),
  timeline: z.array(happened),
});
export type DisputeView = z.output<typeof dispute>;

export const readDispute = call({
  method: 'GET',
  path: '/api/operator/disputes/:id',
  who: 'operator',
  summary: 'One dispute with its visit, the sums, and what can be answered.',
  params: one,
  reply: dispute,
  refusals: [404],
});

const reason = text('reason', limits.reason);

export const answerDispute = call({
  method: 'POST',
  path: '/api/operator/disputes/:id/answer',
  who: 'operator',
  level: 'admin',
  summary:
    'Answer a dispute, once: the text goes to the bank with the facts of the visit. The same press again changes nothing. In the audit log.',
  params: one,
  body: z.object({ text: text('message', longestAnswer), reason }),
  reply: z.object({ msg }),
  mayTakeTime: true,
  refusals: [404, 409],
});

export const acceptDispute = call({
  method: 'POST',
  path: '/api/operator/disputes/:id/accept',
  who: 'operator',
  level: 'admin',
  summary: 'Accept a dispute: the money is the customer’s. In the audit log.',
  params: one,
  body: z.object({ reason }),
  reply: z.object({ msg }),
  mayTakeTime: true,
  refusals: [404, 409],
});

export const takeDisputedShare = call({
  method: 'POST',
  path: '/api/operator/disputes/:id/share',
  who: 'operator',
  level: 'admin',
  summary:
    'Decide that the professional does not keep what they have earned of a payment that was lost. In the audit log.',
  params: one,
  body: z.object({ reason }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});
