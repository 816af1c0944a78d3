import { getBooking } from '#contract/booking.ts';
import type { Replied } from '#contract/call.ts';
import { listMessages } from '#contract/chat.ts';
import type { Chat, ChatMessage } from '#contract/chat.ts';
import { getPush } from '#contract/push.ts';
import { getRating } from '#contract/rating.ts';
import { booking, idOf } from './samples.ts';
import type { FakeServer } from './server.ts';

/** A booking's own page and what the two of it have written, as the server would send it. */

const msg = 'OK';

export const bookingPage = (
  more: Partial<Replied<typeof getBooking>> = {},
): Replied<typeof getBooking> => ({
  ...booking(),
  msg,
  refunded: 0,
  timeline: [
    { move: 'request', by: 'user', at: booking().createdAt, from: null, to: 'requested' },
    { move: 'accept', by: 'handyman', at: booking().createdAt, from: 'requested', to: 'accepted' },
  ],
  ...more,
});

/** Ravi's, unless said otherwise. */
export const message = (number: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  number,
  key: idOf(500 + number),
  from: 'handyman',
  at: new Date(Date.now() - 60_000 + number * 1000).toISOString(),
  text: null,
  quick: null,
  picture: null,
  ...more,
});

export const chatOf = (messages: readonly ChatMessage[] = [], more: Partial<Chat> = {}): Chat => ({
  msg,
  state: 'open',
  closesAt: null,
  readByMe: 0,
  readByThem: 0,
  earlier: false,
  messages: [...messages],
  ...more,
});

/** Everything that the page of a booking asks for, without messages and before it can be rated. */
export const answerBookingPage = (
  server: FakeServer,
  more: Partial<Replied<typeof getBooking>> = {},
): void => {
  server.answer(getBooking, bookingPage(more));
  server.answer(listMessages, chatOf());
  server.answer(getPush, { publicKey: null, devices: [], off: [], quiet: null });
  server.answer(getRating, { msg, mine: null, theirs: null, may: 'nothing', until: null });
};
