import { z } from 'zod';
import { actors, endReasons, paymentStates, states } from '#domain/booking.ts';
import { limits } from '#domain/limits.ts';
import { happened } from './timeline.ts';
import { disputeOf, paymentOf, refundOf } from './booking-money.ts';
import { call } from './call.ts';
import { codeOnBill } from './discount.ts';
import { fee } from './fee.ts';
import { extra } from './extra.ts';
import { fault } from './fault.ts';
import { match } from './verification.ts';
import {
  askedDay,
  cursor,
  id,
  instant,
  masked,
  msg,
  pageLimit,
  search,
  serviceName,
  text,
} from './field.ts';

const sortedBy = <const S extends readonly [string, ...string[]]>(sorts: S) =>
  z.enum(sorts, { error: fault('choice') });

/** Why the operator opened it, for the audit log. */
const reason = text('reason', limits.reason);
const one = z.object({ id });

const state = z.enum(states);
const paymentState = z.enum(paymentStates);
const rupees = z.number();

export const bookingRow = z.object({
  booking_id: id,
  number: z.int(),
  createdAt: instant,
  state,
  paymentState,
  service: z.string(),
  total: rupees,
  customer: z.object({ user_id: id, name: z.string() }),
  handyman: z.object({ handyman_id: id, name: z.string() }),
});
export type BookingRow = z.output<typeof bookingRow>;

/** Beside the same figure of yesterday, at this time of day. */
const compared = <S extends z.ZodType>(schema: S) => z.object({ now: schema, before: schema });

export const getToday = call({
  method: 'GET',
  path: '/api/operator/today',
  who: 'operator',
  summary:
    'How the market does today (in India) beside yesterday at the same time. May be a few seconds old; `asOf` says from when it is.',
  reply: z.object({
    asOf: instant,
    open: compared(z.int()).extend({ oldest: instant.nullable() }),
    running: compared(z.int()).extend({ working: z.int() }),
    unanswered: compared(z.number().nullable()).extend({ requests: z.int() }),
    minutesToAccept: compared(z.number().nullable()),
    takings: compared(rupees).extend({
      cash: rupees.meta({ description: 'Of it in cash, which professionals have taken.' }),
      payments: z.int(),
      refunded: rupees,
      tips: rupees.meta({ description: 'Given beside the bills; no part of the takings.' }),
    }),
    hours: z.array(
      z.object({
        hour: z.int(),
        asked: z.int(),
        accepted: z.int(),
        unanswered: z.int(),
        askedBefore: z.int(),
      }),
    ),
    services: z.array(
      z.object({
        service: z.string(),
        asked: z.int(),
        accepted: z.int(),
        unanswered: z.int(),
        takings: rupees,
      }),
    ),
    attention: z.array(
      z.object({
        kind: z.enum(['suspended', 'waiting', 'refund', 'dispute', 'long_job']),
        booking_id: id,
        number: z.int(),
        service: z.string(),
        since: instant,
        amount: rupees,
      }),
    ),
    live: z.array(bookingRow),
  }),
});

const bookingFilter = z.object({
  q: search.optional(),
  state: z
    .enum([...states, 'live'], { error: fault('choice') })
    .optional()
    .meta({ description: '`live`: every booking that is not over.' }),
  service: serviceName.optional(),
  from: askedDay.optional(),
  to: askedDay.optional(),
  sort: sortedBy(['newest', 'oldest']).default('newest'),
});

export const searchBookings = call({
  method: 'GET',
  path: '/api/operator/bookings',
  who: 'operator',
  summary:
    'Bookings by number, id, or name, email or phone of either side; by state, service and day. Further pages by the Link header.',
  query: bookingFilter.extend({ limit: pageLimit(100, 50), cursor: cursor.optional() }),
  reply: z.array(bookingRow),
});

const csv = z.string().meta({ description: 'text/csv' });

export const exportBookings = call({
  method: 'POST',
  path: '/api/operator/exports/bookings',
  who: 'operator',
  summary:
    'The same as a CSV file of at most 10,000 rows; `x-rows-left-out: true` where there are more. In the audit log, with the reason.',
  body: bookingFilter.extend({ reason }),
  reply: csv,
});

const party = { name: z.string(), email: z.string(), phone: z.string() };
const lines = z.object({
  serviceCharge: rupees,
  cost: rupees,
  gst: rupees,
  discount: rupees,
  total: rupees,
});

export const readBooking = call({
  method: 'GET',
  path: '/api/operator/bookings/:id',
  who: 'operator',
  summary:
    'One booking with its bill, what happened, its money and both sides. The place is rounded. In the audit log.',
  params: one,
  reply: bookingRow.extend({
    price: lines,
    share: rupees,
    expiresAt: instant,
    startedAt: instant.nullable(),
    endedBy: z.enum(actors).nullable(),
    reason: z.enum(endReasons).nullable(),
    endWords: z.string().nullable().meta({ description: 'What an operator wrote for both.' }),
    lat: z.number(),
    long: z.number(),
    customer: z.object({ user_id: id, ...party }),
    handyman: z.object({ handyman_id: id, ...party, services: z.string() }),
    receipt: z
      .string()
      .nullable()
      .meta({ description: 'Its number; several where it was paid in parts.' }),
    extras: z.array(extra),
    paid: rupees,
    due: rupees,
    code: codeOnBill.optional(),
    fee: fee.optional().meta({ description: 'What a cancelled booking costs its customer.' }),
    timeline: z.array(happened),
    payments: z.array(paymentOf),
    refunds: z.array(refundOf),
    disputes: z.array(disputeOf),
  }),
  refusals: [404],
});

export const lookAtPlace = call({
  method: 'POST',
  path: '/api/operator/bookings/:id/place',
  who: 'operator',
  summary:
    'The exact place of a booking, its address and its note. In the audit log, with the reason.',
  params: one,
  body: z.object({ reason }),
  reply: z.object({
    msg,
    lat: z.number(),
    long: z.number(),
    address: z.string().nullable(),
    note: z.string().nullable(),
  }),
  refusals: [404],
});

const customerRow = z.object({
  user_id: id,
  name: z.string(),
  email: masked,
  phone: masked,
  createdAt: instant,
  bookings: z.int().meta({ description: 'Counted to 100.' }),
  lastBookingAt: instant.nullable(),
});

const customerFilter = z.object({
  q: search.optional(),
  sort: sortedBy(['newest', 'oldest', 'name']).default('newest'),
});

export const searchCustomers = call({
  method: 'GET',
  path: '/api/operator/customers',
  who: 'operator',
  summary:
    'Customers by name, whole email or phone, or id; how to reach them is masked. Further pages by the Link header.',
  query: customerFilter.extend({ limit: pageLimit(100, 50), cursor: cursor.optional() }),
  reply: z.array(customerRow),
});

export const exportCustomers = call({
  method: 'POST',
  path: '/api/operator/exports/customers',
  who: 'operator',
  level: 'admin',
  summary:
    'The same as a CSV file of at most 10,000 rows, with whole emails and phones; `x-rows-left-out: true` where there are more. In the audit log, with the reason.',
  body: customerFilter.extend({ reason }),
  reply: csv,
});

export const readCustomer = call({
  method: 'GET',
  path: '/api/operator/customers/:id',
  who: 'operator',
  summary:
    'One customer, how their last 1,000 bookings ended, the newest of them, and who does not want their requests. In the audit log.',
  params: one,
  reply: z.object({
    user_id: id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    language: z.string(),
    createdAt: instant,
    counts: z.object({
      asked: z.int(),
      done: z.int(),
      cancelledByThem: z.int(),
      cancelledByOthers: z.int(),
      declined: z.int(),
      unanswered: z.int(),
      unpaid: z.int(),
      disputes: z.int().meta({ description: 'Payments that their bank took back, won or lost.' }),
    }),
    bookings: z.array(bookingRow),
    blocks: z.array(
      z.object({
        handyman_id: id,
        name: z.string(),
        at: instant,
        carried: z
          .boolean()
          .meta({ description: 'Taken over from an earlier account with the same mailbox.' }),
      }),
    ),
    matches: z.array(match).meta({
      description:
        'Professionals who were suspended or refused and had the same mailbox or phone; the newest first.',
    }),
  }),
  refusals: [404],
});

export const endCustomerSessions = call({
  method: 'POST',
  path: '/api/operator/customers/:id/logout',
  who: 'operator',
  summary: 'End every login of a customer. In the audit log, with the reason.',
  params: one,
  body: z.object({ reason }),
  reply: z.object({ msg, ended: z.int() }),
  refusals: [404],
});
