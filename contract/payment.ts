import { z } from 'zod';
import { call } from './call.ts';
import { id, msg } from './field.ts';

const word = (most: number) => z.string().max(most);

/** §7: what the checkout calls an address; every part is optional. */
const addresses = z.looseObject({}).optional();

export const config = call({
  method: 'POST',
  path: '/api/config',
  who: 'user',
  summary:
    'Pay for a booking by card. The server knows the price; 402 says why a card was refused, 202 that the bank still thinks.',
  body: z.object({
    token: z.object(
      { id: word(200).min(1, { error: 'Enter your card.' }) },
      { error: 'Enter your card.' },
    ),
    product: z
      .object({
        name: word(200).optional(),
        price: z.number({ error: 'The price must be a number.' }).optional(),
        description: word(500).optional(),
      })
      .optional(),
    addresses,
    booking_id: id.optional(),
  }),
  reply: z.object({
    msg,
    status: z.enum(['success', 'requires_action', 'processing']),
    booking_id: id,
  }),
  refusals: [402, 404, 409],
});
