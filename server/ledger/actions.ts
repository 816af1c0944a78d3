import type { Deps } from '../deps.ts';
import { closeDay } from './books-store.ts';
import { lockBooking } from '../money/booking-store.ts';
import { listDue, recordInLedger } from '../money/ledger-store.ts';

const bookingsAtOnce = 100;

/** A job: records what is not in the books yet. Gives how many bookings it was. */
export const recordDue = async (deps: Deps): Promise<number> => {
  const due = await listDue(deps.db, bookingsAtOnce);
  for (const id of due) {
    await deps.db.transaction(async (db) => {
      await lockBooking(db, id);
      await recordInLedger(db, id);
    });
  }
  return due.length;
};

/** A job: closes the books of each day that is over. Gives how many days it was. */
export const closeDays = async (deps: Deps): Promise<number> => ((await closeDay(deps.db)) ? 1 : 0);
