import type { PaymentState, State } from '#domain/booking.ts';
import type { EventsPort, Publication } from '../ports/events.ts';

type Changed = {
  readonly id: string;
  readonly user_id: string;
  readonly handyman_id: string;
  readonly state: State;
  readonly payment_state: PaymentState;
};

/** To be called after the commit: whoever receives the event reads the row it topics. */
export const publishBookings = (events: EventsPort, rows: readonly Changed[]): Promise<void> =>
  events.publish(rows.map(publicationOf));

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
