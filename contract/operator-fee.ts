import { z } from 'zod';
import { feeRules } from '#domain/fee.ts';
import { call } from './call.ts';
import { id, msg, text } from './field.ts';

export const forgiveFee = call({
  method: 'POST',
  path: '/api/operator/bookings/:id/fee/forgive',
  who: 'operator',
  summary:
    'Forgive the fee of a cancelled booking, with a reason that the customer reads. What was paid of it is refunded, and stays with the handyman. Support up to its refund limit. In the audit log.',
  params: z.object({ id }),
  refusals: [404, 409],
  body: z.object({
    words: text('reason', feeRules.words),
  }),
  reply: z.object({ msg }),
});
