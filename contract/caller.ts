import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { savedAddress } from './address.ts';
import { cost, total } from './booking.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { email, id, lat, long, msg, personName, phone, serviceName, startsAt } from './field.ts';
import { givenDetails } from './visit-details.ts';

/** §14: a caller is a customer on the phone, for whom an operator books. */
const one = z.object({ id });

export const addCaller = call({
  method: 'POST',
  path: '/api/operator/callers',
  who: 'operator',
  summary:
    'Open an account for a customer who has called. Nobody knows its password: they are mailed how to choose one. For an email that has an account nothing is made; the answer says whose it is. In the audit log.',
  body: z.object({
    username: personName,
    email,
    contactNumber: phone,
    language: z.enum(languages, { error: fault('language') }),
    lat,
    long,
  }),
  reply: z.object({
    msg,
    user_id: id,
    name: z.string(),
    known: z.boolean().meta({ description: 'They had an account before; nothing was made.' }),
  }),
  refusals: [409],
});

export const readCaller = call({
  method: 'GET',
  path: '/api/operator/customers/:id/caller',
  who: 'operator',
  summary:
    'What is needed to book for a customer who has called: how to reach them, and their saved addresses. A look at them, in the audit log.',
  params: one,
  reply: z.object({
    user_id: id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    language: z.enum(languages),
    lat: z.number(),
    long: z.number(),
    addresses: z.array(savedAddress),
  }),
  refusals: [404, 409],
});

const wanted = {
  cost: cost.optional(),
  total,
  lat,
  long,
  startsAt: startsAt.optional(),
  ...givenDetails,
};

export const bookForCaller = call({
  method: 'POST',
  path: '/api/operator/customers/:id/bookings',
  who: 'operator',
  summary:
    'Ask one professional for a customer who has called, by the rules and limits of a request of their own. They are told by mail and push. In the audit log.',
  params: one,
  body: z.object({ handyman_id: id, service: serviceName.optional(), ...wanted }),
  reply: z.object({ msg, booking_id: id, number: z.int() }),
  refusals: [404, 409],
});

export const askForCaller = call({
  method: 'POST',
  path: '/api/operator/customers/:id/dispatches',
  who: 'operator',
  summary:
    'Ask the first who is free for a customer who has called, by the rules and limits of a dispatch of their own. They are told by mail and push. In the audit log.',
  params: one,
  body: z.object({ service: serviceName, ...wanted }),
  reply: z.object({
    msg,
    dispatch_id: id,
    asked: z.int().meta({ description: 'How many were asked at once.' }),
  }),
  refusals: [404, 409],
});
