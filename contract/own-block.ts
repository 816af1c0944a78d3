import { z } from 'zod';
import { call } from './call.ts';
import { id, instant, msg } from './field.ts';

const ofHandyman = (verb: 'block' | 'unblock', summary: string) =>
  call({
    method: 'POST',
    path: `/api/user/${verb}`,
    who: 'user',
    summary,
    body: z.object({ handyman_id: id }),
    reply: z.object({ msg }),
    refusals: [404],
  });

export const blockHandyman = ofHandyman(
  'block',
  'Never meet this professional again: not listed, not asked, and no messages about bookings that are over. What is open is withdrawn; they are not notified.',
);

export const unblockHandyman = ofHandyman('unblock', 'List and ask a blocked professional again.');

export const listBlockedHandymen = call({
  method: 'GET',
  path: '/api/user/blocked',
  who: 'user',
  summary: 'The professionals whom the customer has blocked, newest first.',
  reply: z.array(z.object({ handyman_id: id, name: z.string(), blockedAt: instant })),
});
