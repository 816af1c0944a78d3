import { z } from 'zod';
import { addressKinds } from '#domain/saved-address.ts';
import { limits } from '#domain/limits.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { id, lat, long, msg } from './field.ts';
import { tidyLine } from './visit-details.ts';

/** §17: a door that a customer asks people to. */
export const savedAddress = z.object({
  address_id: id,
  kind: z.enum(addressKinds),
  name: z.string().nullable().meta({ description: 'The customer’s own word, for other.' }),
  address: z.string(),
  lat: z.number(),
  long: z.number(),
});
export type SavedAddress = z.output<typeof savedAddress>;

const form = z.object({
  kind: z.enum(addressKinds, { error: fault('addressKind') }),
  name: tidyLine('addressName', limits.addressName).optional(),
  address: tidyLine('address', limits.visitAddress).refine((value) => value !== '', {
    error: fault('missing', 'address'),
  }),
  lat,
  long,
});

export const listAddresses = call({
  method: 'GET',
  path: '/api/user/addresses',
  who: 'user',
  summary: 'The addresses I keep, the one used last first.',
  reply: z.array(savedAddress),
});

const kept = savedAddress.extend({ msg });

export const addAddress = call({
  method: 'POST',
  path: '/api/user/addresses',
  who: 'user',
  summary: 'Keep an address; ten at most. The same line at the same place is kept once.',
  body: form,
  reply: kept,
  refusals: [409],
});

const one = z.object({ id });

export const changeAddress = call({
  method: 'POST',
  path: '/api/user/addresses/:id',
  who: 'user',
  summary: 'Change an address that I keep. Bookings stay as they were.',
  params: one,
  body: form,
  reply: kept,
  refusals: [404, 409],
});

export const removeAddress = call({
  method: 'POST',
  path: '/api/user/addresses/:id/remove',
  who: 'user',
  summary: 'Keep an address no longer. Bookings stay as they were.',
  params: one,
  reply: z.object({ msg }),
  refusals: [404],
});
