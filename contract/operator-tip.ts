import { z } from 'zod';
import { call } from './call.ts';
import { limits } from '#domain/limits.ts';
import { id, msg, text } from './field.ts';

export const refundTip = call({
  method: 'POST',
  path: '/api/operator/bookings/:id/tip/refund',
  who: 'operator',
  level: 'admin',
  summary:
    'Give a tip back to the customer, all of it. It comes from the professional’s account, where it has reached that. In the audit log.',
  params: z.object({ id }),
  body: z.object({
    key: id.meta({ description: 'Made by the screen: the same press again changes nothing.' }),
    reason: text('reason', limits.reason),
  }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});
