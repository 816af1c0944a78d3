import { z } from 'zod';
import { allCategories, outcomes, ticketLimits, ticketStates } from '#domain/ticket.ts';
import { as } from './booking.ts';
import { hasHiddenIn } from '#domain/name.ts';
import { call } from './call.ts';
import { fault } from './fault.ts';
import { fromText, id, instant, lat, long, msg, text } from './field.ts';

export const category = z.enum(allCategories, { error: fault('category') });
export const outcome = z.enum(outcomes, { error: fault('outcome') });
export const message = text('message', ticketLimits.text).refine((value) => !hasHiddenIn(value), {
  error: fault('hidden', 'message'),
});
/** An idempotency key made by the screen: the same press again changes nothing. */
export const key = id;

/** §15: a line of the thread. `text` is what the author or an operator wrote; other kinds say what was done. */
const entry = z.object({
  id: z.int().meta({ description: 'Counted within the ticket, from 1.' }),
  at: instant,
  kind: z.enum(['author', 'operator', 'refund', 'closed']),
  by: z.string().nullable().meta({ description: 'The first name of the operator.' }),
  text: z.string().nullable(),
  amount: z.number().nullable().meta({ description: 'Of a refund, in rupees.' }),
  outcome: outcome.nullable(),
});
export type Entry = z.output<typeof entry>;

export const brief = z.object({
  ticket_id: id,
  number: z.int().meta({ description: 'A short number for the phone; calls take the id.' }),
  category,
  state: z.enum(ticketStates),
  outcome: outcome.nullable(),
  createdAt: instant,
  changedAt: instant,
  answerBy: instant.meta({ description: 'Until when an open ticket is answered.' }),
  bookingNumber: z.int().nullable(),
});
export type TicketBrief = z.output<typeof brief>;

export const ticket = brief.extend({
  booking_id: id.nullable(),
  service: z.string().nullable(),
  photos: z.array(z.int()),
  mayWrite: z.boolean().meta({ description: 'False once it has been closed for a week.' }),
  thread: z.array(entry),
});
export type Ticket = z.output<typeof ticket>;

/** The names of the files; each is an image. */
export const photoFields = ['photo1', 'photo2', 'photo3'] as const;

export const openTicket = call({
  method: 'POST',
  path: '/api/tickets',
  who: 'either',
  summary:
    'Ask those who run the market, about a booking of mine or anything else. Up to three photos.',
  query: z.object({ as }),
  body: z.object({ key, booking_id: id.optional(), category, text: message }),
  files: photoFields,
  reply: z.object({ msg, ticket_id: id, number: z.int(), answerBy: instant }),
  refusals: [404, 409],
});

export const listTickets = call({
  method: 'GET',
  path: '/api/tickets',
  who: 'either',
  summary: 'My tickets, newest first: the last hundred.',
  query: z.object({ as }),
  reply: z.array(brief),
});

export const one = z.object({ id });

export const getTicket = call({
  method: 'GET',
  path: '/api/tickets/:id',
  who: 'either',
  summary: 'A ticket of mine with its thread.',
  params: one,
  reply: ticket.extend({ msg }),
  refusals: [404],
});

export const writeToTicket = call({
  method: 'POST',
  path: '/api/tickets/:id/messages',
  who: 'either',
  summary: 'Write again. It reopens a ticket that was closed within the last seven days.',
  params: one,
  body: z.object({ key, text: message }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});

export const photo = z.object({
  id,
  position: fromText(
    z
      .int({ error: fault('photo') })
      .min(1)
      .max(photoFields.length),
  ),
});

export const getTicketPhoto = call({
  method: 'GET',
  path: '/api/tickets/:id/photos/:position',
  who: 'either',
  summary: 'A photo of a ticket of mine.',
  params: photo,
  reply: z.string().meta({ description: 'image/webp' }),
  refusals: [404],
});

export const callForHelp = call({
  method: 'POST',
  path: '/api/bookings/:id/sos',
  who: 'either',
  summary:
    'I am in danger on a running job: tells the operators at once, with the place. Again after each of their answers.',
  params: one,
  body: z.object({ key, lat: lat.optional(), long: long.optional() }),
  reply: z.object({ msg, ticket_id: id, number: z.int() }),
  refusals: [404, 409],
});
