import { listBlocked } from '#contract/block.ts';
import { cancelBooking, getBooking, getNotification, listBookings } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import { listMessages } from '#contract/chat.ts';
import type { BookingEvent } from '#contract/events.ts';
import { listInvoices } from '#contract/invoice.ts';
import { getReceipt } from '#contract/payment.ts';
import type { Receipt } from '#contract/payment.ts';
import { getRating } from '#contract/rating.ts';
import { getTip } from '#contract/tip.ts';
import { answerAccount } from './account-answers.ts';
import { tell } from './browser.ts';
import { asha, booking, idOf, ravi } from './samples.ts';
import type { FakeServer } from './server.ts';

/** None was given, and none can be. */
export const noTip = { msg: 'OK', offered: false, until: null, tip: null } as const;

/** A booking with all that its own page knows of it; lists and the handyman's requests are made from it. */
export type Visit = Replied<typeof getBooking>;
type Happened = Visit['timeline'][number];

export const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString();

const asked: Happened = { move: 'request', by: 'user', from: null, to: 'requested', at: '' };
const accepted: Happened = {
  move: 'accept',
  by: 'handyman',
  from: 'requested',
  to: 'accepted',
  at: '',
};

/** Asked two minutes ago and accepted a minute ago, unless said otherwise. */
export const visit = (more: Partial<Visit> = {}): Visit => ({
  ...booking(),
  msg: 'OK',
  refunded: 0,
  timeline: [
    { ...asked, at: minutesAgo(2) },
    { ...accepted, at: minutesAgo(1) },
  ],
  ...more,
});

/** Asked and not answered yet. */
export const request = (more: Partial<Visit> = {}): Visit =>
  visit({
    state: 'requested',
    status: 'pending',
    moves: ['withdraw'],
    timeline: [{ ...asked, at: minutesAgo(2) }],
    ...more,
  });

/** The work has begun. */
export const started = (more: Partial<Visit> = {}): Visit => {
  const start = { move: 'start', by: 'handyman', from: 'accepted', to: 'started' } as const;
  const before = visit();
  return {
    ...before,
    state: 'started',
    moves: ['finish'],
    timeline: [...before.timeline, { ...start, at: minutesAgo(0) }],
    ...more,
  };
};

/** As the handyman has it: with the customer's mail and phone. */
export const toHandyman = (one: Visit): Visit => ({
  ...one,
  share: 187,
  customer: {
    ...one.customer,
    email: asha.email,
    contactNumber: asha.contactNumber,
  },
});

// What a list and a request leave out, their schemas leave out.
const inList = (all: readonly Visit[]) => listBookings.reply.parse(all);
const asRequests = (all: readonly Visit[]) =>
  getNotification.reply.parse(
    all.map((one) => ({ ...one, username: one.customer.username, share: 187 })),
  );

/** The reply to a move: the booking after it. */
export const moved = (one: Visit) => cancelBooking.reply.parse({ ...one, msg: 'Done.' });

/** From now on these are all the bookings there are, newest first, for both parties. */
export const know = (server: FakeServer, ...all: readonly Visit[]): void => {
  server.answer(listBookings, inList(all));
  server.answer(getNotification, asRequests(all));
  server.answer(getBooking, ({ params }) => {
    const found = all.find(({ notification_id }) => notification_id === params['id']);
    if (!found) throw new Error(`No booking ${params['id'] ?? ''}`);
    return found;
  });
  answerAccount(server);
  server.answer(listBlocked, []);
  server.answer(listMessages, {
    msg: 'OK',
    state: 'open',
    closesAt: null,
    readByMe: 0,
    readByThem: 0,
    earlier: false,
    messages: [],
  });
  server.answer(getRating, { msg: 'OK', mine: null, theirs: null, may: 'nothing', until: null });
  server.answer(getTip, noTip);
};

/** The same, and the server says so on every open event stream. */
export const become = (server: FakeServer, one: Visit, ...others: readonly Visit[]): void => {
  know(server, one, ...others);
  tell('booking', eventOf(one));
};

const eventOf = (one: Visit): BookingEvent => ({
  notification_id: one.notification_id,
  handyman_id: one.handyman_id,
  user_id: one.user_id,
  state: one.state,
  paymentState: one.paymentState,
});

const payment = idOf(70);

/** The receipt of a booking that was paid at once. */
export const answerReceipt = (
  server: FakeServer,
  one: Visit,
  more: Partial<Receipt> = {},
): void => {
  const { total } = one.price;
  server.answer(listInvoices, { msg: 'OK', invoices: [] });
  server.answer(getReceipt, {
    msg: 'OK',
    number: 'LH-2026-000001',
    issuedAt: minutesAgo(0),
    booking_id: one.notification_id,
    bookingNumber: one.number,
    paidWith: 'card',
    service: one.service,
    price: one.price,
    extras: one.extras
      .filter(({ state }) => state === 'approved')
      .map(({ extra_id, words, amount }) => ({ extra_id, words, amount })),
    paidBefore: 0,
    fees: 0,
    paid: total,
    due: 0,
    currency: 'INR',
    customer: { username: asha.username },
    handyman: { name: ravi.name },
    refunded: 0,
    kept: total,
    refunds: [],
    receipts: [
      { payment_id: payment, number: 'LH-2026-000001', issuedAt: minutesAgo(0), amount: total },
    ],
    ...more,
  });
};
