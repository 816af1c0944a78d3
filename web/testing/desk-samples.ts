import { listServices } from '#contract/catalogue-editor.ts';
import type { Replied } from '#contract/call.ts';
import { readBooking, searchBookings } from '#contract/console.ts';
import type { BookingRow } from '#contract/console.ts';
import { getMe, listAudit, listOperators } from '#contract/operator.ts';
import type { AnyTicket, Facts } from '#contract/ticket-support.ts';
import { getAlarms } from '#contract/ticket-support.ts';
import type { Entry } from '#contract/ticket.ts';
import { getProfessional, listApplications, listProfessionals } from '#contract/verification.ts';
import type { Professional } from '#contract/verification.ts';
import { listFlagged, readVisits } from '#contract/visits.ts';
import type { State } from '#domain/booking.ts';
import type { Level } from '#domain/operator.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import { asha, idOf, ravi } from './samples.ts';
import type { FakeServer } from './server.ts';

/** What operators see, as the server would send it to them. */

const msg = 'OK';

const neela = { operator_id: idOf(300), name: 'Neela Rao', email: 'neela@example.com' };

const services: Replied<typeof listServices> = firstCatalogue.map((service) => ({
  ...service,
  packs: service.packs.map((pack) => ({
    ...pack,
    details: [...pack.details],
    hi: { ...pack.hi, details: [...pack.hi.details] },
  })),
  picture: 'plumber',
  person: '',
  hi: { ...service.hi, person: '' },
  commissionPercent: null,
  active: true,
  version: 1,
}));

/** An operator is logged in, and nothing waits. */
export const answerDesk = (server: FakeServer, level: Level = 'admin'): void => {
  server.answer(getMe, { msg, ...neela, level, secondFactor: true, recoveryCodesLeft: 10 });
  server.answer(getAlarms, { msg, alarms: [], open: 0, overdue: 0 });
  server.answer(listServices, services);
  server.answer(listAudit, []);
  server.answer(listOperators, []);
  server.answer(listApplications, []);
  server.answer(listProfessionals, []);
  server.answer(searchBookings, []);
  server.answer(listFlagged, []);
  server.answer(readVisits, {
    paused: false,
    established: true,
    doors: 0,
    noVisit: 0,
    cancellations: 0,
    flags: [],
  });
};

/** Asha's question that has nothing to do with a booking, with what was written so far. */
export const ticket = (thread: readonly Entry[], more: Partial<AnyTicket> = {}): AnyTicket => ({
  msg,
  ticket_id: idOf(310),
  number: 77,
  category: 'other',
  state: 'open',
  outcome: null,
  createdAt: '2026-11-18T09:00:00.000Z',
  changedAt: '2026-11-18T09:00:00.000Z',
  answerBy: '2026-11-19T09:00:00.000Z',
  bookingNumber: null,
  booking_id: null,
  service: null,
  photos: [],
  mayWrite: true,
  thread: [...thread],
  author: {
    role: 'user',
    id: asha.user_id,
    name: asha.username,
    email: asha.email,
    phone: asha.contactNumber,
    language: 'en',
  },
  overdue: false,
  operator: null,
  mine: false,
  place: null,
  facts: null,
  door: null,
  ...more,
});

/** Of a booking under way, nothing of which is paid. */
export const bookingFacts: Facts = {
  booking_id: idOf(311),
  number: 48_210,
  state: 'started',
  paymentState: 'unpaid',
  service: 'Plumber',
  createdAt: '2026-11-18T08:00:00.000Z',
  customer: { name: asha.username, phone: asha.contactNumber },
  handyman: { name: 'Ravi Kale', phone: '9812345678' },
  price: { serviceCharge: 100, cost: 200, gst: 36, discount: 36, total: 300 },
  extras: [],
  share: 255,
  paidInCash: 0,
  paid: 0,
  refunded: 0,
  refundable: 0,
  refunds: [],
  timeline: [],
};

/** A line of a ticket's thread. */
export const line = (id: number, kind: 'author' | 'operator' | 'closed', text: string): Entry => ({
  id,
  at: '2026-11-18T09:00:00.000Z',
  kind,
  by: kind === 'author' ? null : 'Neela',
  text,
  amount: null,
  outcome: kind === 'closed' ? 'no_action' : null,
});

/** A professional whose application waits; the lower the number, the longer. */
export const applicant = (n: number, more: Partial<Professional> = {}): Professional => ({
  handyman_id: idOf(320 + n),
  name: `Applicant ${n}`,
  email: `applicant${n}@example.com`,
  phone: '9822000002',
  services: 'Plumber',
  offers: ['Plumber'],
  area: 'Kothrud, Pune',
  profile: null,
  createdAt: `2026-11-1${n}T09:00:00.000Z`,
  jobsDone: 0,
  online: true,
  listed: false,
  status: 'applied',
  waitingSince: `2026-11-1${n}T09:00:00.000Z`,
  answered: false,
  images: 2,
  held: false,
  ...more,
});

/** The page of one of them. */
export const professional = (listed = applicant(1)): Replied<typeof getProfessional> => ({
  ...listed,
  msg,
  address: '4 Paud Road',
  aadharNumber: 'XXXX XXXX 1234',
  aadharFront: true,
  aadharBack: true,
  imagesSeen: true,
  verifiedAt: null,
  reason: null,
  answer: null,
  version: 1,
  decisions: ['approve', 'refuse'],
  matches: [],
  history: [],
});

export const anyBookingId = idOf(400);

/** A booking as a row of the console's lists. */
export const bookingRow = (state: State): BookingRow => ({
  booking_id: anyBookingId,
  number: 48_210,
  createdAt: asha.createdAt,
  state,
  paymentState: 'paid',
  service: 'Plumber',
  total: 220,
  customer: { user_id: asha.user_id, name: asha.username },
  handyman: { handyman_id: ravi.handyman_id, name: ravi.name },
});

/** The same with all that its page in the console shows. */
export const anyBooking = (state: State): Replied<typeof readBooking> => ({
  ...bookingRow(state),
  price: { serviceCharge: 100, cost: 120, gst: 39.6, discount: 39.6, total: 220 },
  share: 187,
  expiresAt: asha.createdAt,
  startedAt: null,
  endedBy: null,
  reason: null,
  endWords: null,
  lat: 18.52,
  long: 73.85,
  customer: { ...bookingRow(state).customer, email: asha.email, phone: asha.contactNumber },
  handyman: {
    ...bookingRow(state).handyman,
    email: 'ravi@example.com',
    phone: '9812345678',
    services: 'Plumber',
  },
  receipt: null,
  extras: [],
  paid: 220,
  due: 0,
  timeline: [],
  payments: [],
  refunds: [],
  disputes: [],
});
