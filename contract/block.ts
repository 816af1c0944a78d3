import { z } from 'zod';
import { call } from './call.ts';
import { id, instant, msg } from './field.ts';

const ofCustomer = (verb: 'block' | 'unblock', summary: string) =>
  call({
    method: 'POST',
    path: `/api/handyman/${verb}`,
    who: 'handyman',
    summary,
    body: z.object({ user_id: id }),
    reply: z.object({ msg }),
  });

export const blockCustomer = ofCustomer(
  'block',
  'Get no more requests from a customer who has asked before. What they have open is declined; they are not notified.',
);

export const unblockCustomer = ofCustomer('unblock', 'Get requests from a blocked customer again.');

export const listBlocked = call({
  method: 'GET',
  path: '/api/handyman/blocked',
  who: 'handyman',
  summary: 'The customers whose requests the handyman does not get, newest first.',
  reply: z.array(z.object({ user_id: id, username: z.string(), blockedAt: instant })),
});
