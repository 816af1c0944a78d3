import { z } from 'zod';
import { call } from './call.ts';
import { id, instant, msg } from './field.ts';

const customer = z.object({ user_id: id });

export const blockCustomer = call({
  method: 'POST',
  path: '/api/handyman/block',
  who: 'handyman',
  summary:
    'Get no more requests from a customer who has asked before. What they have open is declined; they are not told.',
  body: customer,
  reply: z.object({ msg }),
});

export const unblockCustomer = call({
  method: 'POST',
  path: '/api/handyman/unblock',
  who: 'handyman',
  summary: 'Get requests from a blocked customer again.',
  body: customer,
  reply: z.object({ msg }),
});

export const listBlocked = call({
  method: 'GET',
  path: '/api/handyman/blocked',
  who: 'handyman',
  summary: 'The customers whose requests the handyman does not get, newest first.',
  reply: z.array(z.object({ user_id: id, username: z.string(), blockedAt: instant })),
});
