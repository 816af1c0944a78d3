import type { PaymentState, State } from '#domain/booking.ts';
import type { Party } from '#domain/role.ts';
import type { EventsPort, Publication } from '../ports/events.ts';

type Changed = {
  readonly id: string;
  readonly user_id: string;
  readonly handyman_id: string;
  readonly state: State;
  readonly payment_state: PaymentState;
};

/** To be called after the commit: the receiver of the event reads the row that it names. */
export const publishBookings = (events: EventsPort, rows: readonly Changed[]): Promise<void> =>
  events.publish(rows.map(publicationOf));

/** The same of a payment. A tip (§35) is the customer's alone until it is passed on. */
export const publishPayment = (
  events: EventsPort,
  row: Changed,
  forTip: boolean,
): Promise<void> => {
  const all = publicationOf(row);
  return events.publish([forTip ? { ...all, topics: [`user:${row.user_id}`] } : all]);
};

type ChangedTicket = {
  readonly id: string;
  readonly role: Party;
  readonly author_id: string;
};

/** To its author; the operators' screens poll. To be called after the commit. */
export const publishTicket = (events: EventsPort, row: ChangedTicket): Promise<void> =>
  events.publish([
    {
      topics: [`${row.role}:${row.author_id}`],
      event: { kind: 'ticket', ticket: { ticket_id: row.id } },
    },
  ]);

/** To the customer of the dispatch, with the requests that were made or ended, to both sides; after the commit. */
export const publishDispatch = (
  events: EventsPort,
  row: { readonly id: string; readonly user_id: string },
  requests: readonly Changed[],
): Promise<void> =>
  events.publish([
    ...requests.map(publicationOf),
    {
      topics: [`user:${row.user_id}`],
      event: { kind: 'dispatch', dispatch: { dispatch_id: row.id } },
    },
  ]);

type Conversation = Pick<Changed, 'id' | 'user_id' | 'handyman_id'>;

/** To both sides: a message was written, or, without a number, read. To be called after the commit. */
export const publishMessage = (
  events: EventsPort,
  { id, user_id, handyman_id }: Conversation,
  message?: number,
): Promise<void> =>
  events.publish([
    {
      topics: [`user:${user_id}`, `handyman:${handyman_id}`],
      event: {
        kind: 'message',
        message: { notification_id: id, ...(message !== undefined && { message }) },
      },
    },
  ]);

const publicationOf = (row: Changed): Publication => ({
  topics: [`user:${row.user_id}`, `handyman:${row.handyman_id}`],
  event: {
    kind: 'booking',
    booking: {
      notification_id: row.id,
      handyman_id: row.handyman_id,
      user_id: row.user_id,
      state: row.state,
      paymentState: row.payment_state,
    },
  },
});

/** To the professional's own screens, after the commit. */
export const publishProfile = (events: EventsPort, id: string): Promise<void> =>
  events.publish([
    { topics: [`handyman:${id}`], event: { kind: 'profile', profile: { handyman_id: id } } },
  ]);

/** §16: to the customer only and without the place: they fetch it for as long as they may. */
export const publishPlace = (
  events: EventsPort,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<void> =>
  events.publish([
    { topics: [`user:${user_id}`], event: { kind: 'place', place: { notification_id: id } } },
  ]);
