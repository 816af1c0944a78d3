import type { Db } from '../db/db.ts';

/** Both rows change in one statement, and only if the job was not counted before. */
const countJob = (when: string) => `
  with counted as (
    update bookings set counted_at = now()
    where id = $1 and state = 'done' and counted_at is null and ${when}
    returning handyman_id
  )
  update handymen h set jobs_done = h.jobs_done + 1 from counted c where h.id = c.handyman_id`;

const paidFor = countJob(`payment_state = 'paid'`);
const stayedDone = countJob(`done_at <= now() - interval '1 day'`);

/** §6: a job counts on the public card once it is done and paid, whichever comes last. */
export const countPaidJob = async (db: Db, bookingId: string): Promise<void> => {
  await db.query(paidFor, [bookingId]);
};

/** §6: unpaid, it counts when it has stayed done for a day. */
export const countOldJob = async (db: Db, bookingId: string): Promise<void> => {
  await db.query(stayedDone, [bookingId]);
};

export const listUncounted = (db: Db, most: number) =>
  db.query<{ id: string }>(
    `select id from bookings
     where state = 'done' and counted_at is null and done_at <= now() - interval '1 day'
     order by done_at limit $1::int`,
    [most],
  );
