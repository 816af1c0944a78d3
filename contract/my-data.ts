import { z } from 'zod';
import { as } from './booking.ts';
import { call } from './call.ts';
import { givenPassword, msg } from './field.ts';

/** §23: the account's own data. The session says whose, `as` with which role. */

export const downloadData = call({
  method: 'POST',
  path: '/api/account/data',
  who: 'either',
  summary:
    'Everything that is kept of me, as a zip: data.json and my pictures. Three an hour, with the password.',
  query: z.object({ as }),
  body: z.object({ currentPassword: givenPassword }),
  reply: z.string().meta({ description: 'application/zip' }),
});

export const deleteAccount = call({
  method: 'POST',
  path: '/api/account/delete',
  who: 'either',
  summary:
    'Delete my account at once and for good. Refused while a job, money, an asking around or a ticket is open; `booking_id`, `dispatch_id` or `ticket_id` says which. Also while something earned cannot be paid out because no account was given.',
  query: z.object({ as }),
  body: z.object({ currentPassword: givenPassword }),
  reply: z.object({ msg }),
  refusals: [409],
});
