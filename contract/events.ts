import { z } from 'zod';
import { paymentStates, states } from '#domain/booking.ts';
import { call } from './call.ts';
import { id } from './field.ts';

/** A booking of the receiver has changed: fetch it again. */
const bookingEvent = z.object({
  notification_id: id,
  handyman_id: id,
  user_id: id,
  state: z.enum(states),
  paymentState: z.enum(paymentStates),
});
export type BookingEvent = z.output<typeof bookingEvent>;

const profileEvent = z.object({ handyman_id: id });
export type ProfileEvent = z.output<typeof profileEvent>;

/** A ticket of the receiver has a new line or state: fetch it again. */
const ticketEvent = z.object({ ticket_id: id });
export type TicketEvent = z.output<typeof ticketEvent>;

/** The handyman on the way to the receiving customer has moved: fetch their place again. */
const placeEvent = z.object({ notification_id: id });
export type PlaceEvent = z.output<typeof placeEvent>;

/** A dispatch of the receiving customer asked more professionals, or has ended: fetch it again. */
const dispatchEvent = z.object({ dispatch_id: id });
export type DispatchEvent = z.output<typeof dispatchEvent>;

/** To both parties of a booking: a message was written or, without a number, read. Fetch the chat again. */
const chatEvent = z.object({ notification_id: id, message: z.int().optional() });
export type ChatEvent = z.output<typeof chatEvent>;

/** The server sends one this often; a reader that has had none for so long reconnects and fetches again. */
export const heartbeats = { everySeconds: 10, deadAfterSeconds: 25 } as const;

/**
 * `now` is the server's clock in milliseconds. While `live` is false the server itself receives no
 * changes: the stream is open and nothing will arrive on it, so the reader polls as if there were none. A
 * heartbeat is sent at the start, every `everySeconds`, and at once when `live` becomes false; when it
 * becomes true again, `ready` is sent first, because changes may have been missed.
 */
const heartbeat = z.object({ now: z.number(), live: z.boolean() });
type Heartbeat = z.output<typeof heartbeat>;

/** What each kind of event carries: ids and states. Readers fetch what it names. */
export type EventData = {
  readonly ready: Readonly<Record<string, never>>;
  readonly booking: BookingEvent;
  /** An operator has decided about the receiving professional's application: fetch their record again. */
  readonly profile: ProfileEvent;
  readonly ticket: TicketEvent;
  readonly place: PlaceEvent;
  readonly dispatch: DispatchEvent;
  readonly message: ChatEvent;
  readonly heartbeat: Heartbeat;
};

export const events = call({
  method: 'GET',
  path: '/api/events',
  who: 'either',
  summary: `Server-sent events: \`ready\` at the start and after a gap, \`booking\`, \`ticket\` and \`dispatch\` at each change, \`place\` when somebody on the way has moved, \`message\` when the two of a booking write or read, \`profile\` when an operator has decided about a handyman’s application, \`heartbeat\` with \`{ now, live }\` every ${heartbeats.everySeconds} seconds. Reconnect after ${heartbeats.deadAfterSeconds} seconds without one; poll while \`live\` is false.`,
  reply: z.string().meta({ description: 'text/event-stream' }),
});
