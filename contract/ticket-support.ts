import { z } from 'zod';
import { paymentStates, states } from '#domain/booking.ts';
import { languages } from '#domain/language.ts';
import { parties } from '#domain/role.ts';
import { ticketLimits, ticketStates } from '#domain/ticket.ts';
import { priceLines } from './price.ts';
import { happened } from './timeline.ts';
import { call } from './call.ts';
import { extraLine } from './extra.ts';
import { fault } from './fault.ts';
import { cursor, fromText, id, instant, msg, pageLimit, text } from './field.ts';
import { brief, category, key, message, one, outcome, photo, ticket } from './ticket.ts';

const author = z.object({
  role: z.enum(parties),
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
});

const listed = brief.extend({
  author: z.object({ role: z.enum(parties), name: z.string() }),
  overdue: z.boolean(),
  operator: z.string().nullable().meta({ description: 'Who deals with it.' }),
  mine: z.boolean(),
});
export type ListedTicket = z.output<typeof listed>;

/** Query strings say true and false as text. */
const flag = z
  .enum(['true', 'false'], { error: fault('flag') })
  .transform((word) => word === 'true');

export const listAllTickets = call({
  method: 'GET',
  path: '/api/operator/tickets',
  who: 'operator',
  summary:
    'Tickets in one state: open ones by when they are due, alarms first; others by their last change. Further pages by the Link header.',
  query: z.object({
    state: z.enum(ticketStates, { error: fault('ticketState') }).default('open'),
    overdue: flag.optional(),
    mine: flag.optional(),
    category: category.optional(),
    // Nine digits at most, as the database draws them (033_tickets.sql).
    number: fromText(
      z
        .int({ error: fault('ticketNumber') })
        .min(1)
        .max(999_999_999),
    ).optional(),
    limit: pageLimit(100, 30),
    cursor: cursor.optional(),
  }),
  reply: z.array(listed),
});

/** §15: what an operator sees beside a ticket. */
const facts = z.object({
  booking_id: id,
  number: z.int(),
  state: z.enum(states),
  paymentState: z.enum(paymentStates),
  service: z.string(),
  createdAt: instant,
  customer: z.object({ name: z.string(), phone: z.string() }),
  handyman: z.object({ name: z.string(), phone: z.string() }),
  price: priceLines,
  extras: z.array(extraLine),
  share: z.number(),
  paid: z.number(),
  paidInCash: z.number().meta({ description: 'What of it: a refund of that becomes credit.' }),
  refunded: z.number(),
  refundable: z
    .number()
    .meta({ description: 'What this operator may still give back, in rupees.' }),
  refunds: z.array(
    z.object({
      id,
      at: instant,
      amount: z.number(),
      status: z.enum(['pending', 'succeeded', 'failed']),
      by: z.string().nullable(),
    }),
  ),
  timeline: z.array(happened),
});
export type Facts = z.output<typeof facts>;

export const getAnyTicket = call({
  method: 'GET',
  path: '/api/operator/tickets/:id',
  who: 'operator',
  summary:
    'A ticket with its thread, its author and the facts of its booking. Whose phone or email it shows is in the audit log.',
  params: one,
  reply: ticket.extend({
    msg,
    author,
    overdue: z.boolean(),
    operator: z.string().nullable(),
    mine: z.boolean(),
    place: z.object({ lat: z.number(), long: z.number() }).nullable(),
    facts: facts.nullable(),
    door: z
      .object({ lat: z.number(), long: z.number(), address: z.string().nullable() })
      .nullable()
      .meta({ description: 'Of an alarm that is not closed: where the job is.' }),
  }),
  refusals: [404],
});
export type AnyTicket = z.output<typeof getAnyTicket.reply>;

export const getAnyTicketPhoto = call({
  method: 'GET',
  path: '/api/operator/tickets/:id/photos/:position',
  who: 'operator',
  summary: 'A photo of a ticket. Each look is written down.',
  params: photo,
  reply: z.string().meta({ description: 'image/webp' }),
  refusals: [404],
});

export const takeTicket = call({
  method: 'POST',
  path: '/api/operator/tickets/:id/take',
  who: 'operator',
  summary: 'I deal with this ticket from now on.',
  params: one,
  reply: z.object({ msg }),
  refusals: [404, 409],
});

/** §15: refuses an operator's answer to lines they have not read. Old pages send none: nothing is compared then. */
const seen = z
  .int({ error: fault('messageNumber') })
  .min(0)
  .max(2_147_483_647)
  .optional()
  .meta({
    description:
      'The last line of the thread that the screen shows, 0 for none: 409 when the author has written since.',
  });

export const answerTicket = call({
  method: 'POST',
  path: '/api/operator/tickets/:id/answer',
  who: 'operator',
  summary: 'Answer the author, who gets it by mail too.',
  params: one,
  body: z.object({ key, text: message, seen }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});

const reason = text('reason', ticketLimits.reason);

export const closeTicket = call({
  method: 'POST',
  path: '/api/operator/tickets/:id/close',
  who: 'operator',
  summary: 'Close a ticket with what came of it. An outcome with a refund wants the refund first.',
  params: one,
  body: z.object({ outcome, text: message, seen }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});

export const refundTicket = call({
  method: 'POST',
  path: '/api/operator/tickets/:id/refund',
  who: 'operator',
  summary:
    'Give back a part or all of what was paid for the booking. Support up to a limit for each booking, an admin all of it.',
  params: one,
  body: z.object({
    key,
    amount: z
      .number({ error: fault('amount') })
      .min(1, { error: fault('amount') })
      .max(1_000_000, { error: fault('amount') })
      .refine((rupees) => Number.isInteger(Math.round(rupees * 1e4) / 100), {
        error: fault('amount'),
      })
      .meta({ description: 'In rupees, with paise after the point.' }),
    refunded: z.number({ error: fault('amount') }).meta({
      description: 'What the screen shows as refunded so far: 409 when that has changed.',
    }),
    reason,
  }),
  reply: z.object({ msg }),
  refusals: [404, 409],
});

export const getAlarms = call({
  method: 'GET',
  path: '/api/operator/alarms',
  who: 'operator',
  summary: 'Who calls for help right now, and how many tickets wait.',
  reply: z.object({
    msg,
    alarms: z.array(
      z.object({
        ticket_id: id,
        number: z.int(),
        at: instant,
        role: z.enum(parties),
        operator: z.string().nullable(),
      }),
    ),
    open: z.int(),
    overdue: z.int(),
  }),
});
