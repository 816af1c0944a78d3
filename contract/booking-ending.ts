import { z } from 'zod';
import { jobOutcomes, states } from '#domain/booking.ts';
import { limits } from '#domain/limits.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, msg, text } from './field.ts';

/** What both sides of the booking read, and the audit log has. */
const reason = text('reason', limits.reason);
const ended = {
  reply: z.object({ msg, state: z.enum(states) }),
  refusals: [404, 409],
} as const;

export const cancelAnyBooking = call({
  method: 'POST',
  path: '/api/operator/bookings/:id/cancel',
  who: 'operator',
  summary:
    'Cancel an open request or a job that has not begun. Both sides read the reason; what was paid is refunded. In the audit log. 409 when the booking has moved on, or is the operator’s own.',
  params: z.object({ id }),
  body: z.object({ reason }),
  ...ended,
});

export const endJob = call({
  method: 'POST',
  path: '/api/operator/bookings/:id/end',
  who: 'operator',
  summary:
    'End a job that has begun: `done` when the work was done, `cancelled` when it was not; then what was paid is refunded, which support may do up to its limit. Both sides read the reason. In the audit log. 409 when the booking has moved on, or is the operator’s own.',
  params: z.object({ id }),
  body: z.object({ outcome: z.enum(jobOutcomes, { error: fault('choice') }), reason }),
  ...ended,
});
