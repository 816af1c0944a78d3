import { z } from 'zod';
import { disputeStates } from '#domain/dispute.ts';
import { waysToPay } from '#domain/way-to-pay.ts';
import { id, instant } from './field.ts';

const rupees = z.number();

/** §14: an attempt to pay for a booking, as operators read it. */
export const paymentOf = z.object({
  payment_id: id,
  attempt: z.int(),
  paidWith: z.enum(waysToPay),
  forTip: z.boolean().meta({ description: 'A tip, and no part of the bill.' }),
  state: z.enum(['created', 'processing', 'requires_action', 'succeeded', 'failed']),
  amount: rupees,
  fees: rupees.optional().meta({ description: 'Charged with it, for fees of other bookings.' }),
  at: instant,
  code: z.string().nullable(),
});

export const refundOf = z.object({
  refund_id: id,
  forTip: z.boolean(),
  state: z.enum(['created', 'pending', 'succeeded', 'failed']),
  amount: rupees,
  at: instant,
});

/** §39: a payment that the customer's bank takes back. */
export const disputeOf = z.object({
  dispute_id: id,
  state: z.enum(disputeStates),
  amount: rupees,
  at: instant,
});
