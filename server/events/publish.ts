import type { PaymentState, State } from '#domain/booking.ts';
import type { Deps } from '../deps.ts';
import type { News } from '../ports/events.ts';

type Changed = {
  readonly id: string;
  readonly user_id: string;
  readonly handyman_id: string;
  readonly state: State;
  readonly payment_state: PaymentState;
};

/** After the commit, never before: whoever hears of it can see it. */
export const tell = (deps: Deps, rows: readonly Changed[]): Promise<void> =>
  deps.events.publish(rows.map(newsOf));

const newsOf = (row: Changed): News => ({
  names: [`user:${row.user_id}`, `handyman:${row.handyman_id}`],
  told: {
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
