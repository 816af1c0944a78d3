import type { PaymentState, State } from '#domain/booking.ts';
import type { Deps } from './deps.ts';

type Changed = {
  readonly id: string;
  readonly user_id: string;
  readonly handyman_id: string;
  readonly state: State;
  readonly payment_state: PaymentState;
};

/** After the commit, never before: whoever hears of it can see it. */
export const tell = async (deps: Deps, rows: readonly Changed[]): Promise<void> => {
  for (const row of rows) {
    const names = [`user:${row.user_id}`, `handyman:${row.handyman_id}`];
    const booking = {
      notification_id: row.id,
      handyman_id: row.handyman_id,
      user_id: row.user_id,
      state: row.state,
      paymentState: row.payment_state,
    };
    await deps.events.publish(names, { kind: 'booking', booking });
  }
};
