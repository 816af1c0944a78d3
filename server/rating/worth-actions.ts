import { siteOf } from '#domain/network.ts';
import { whyNotCounted } from '#domain/rating-worth.ts';
import type { NotCounted } from '#domain/rating-worth.ts';
import { findBooking } from '../booking/list-store.ts';
import { lockParties } from '../booking/store.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { publishBookings } from '../events/publish.ts';
import { thisMachine } from '../http/client-ip.ts';
import { countStars, lockWindow } from './store.ts';
import type { Shown } from './store.ts';
import { findWorth, listPaidSince, listUnpaid, setNotCounted } from './worth-store.ts';

/** Loopback is no network: there all customers come from one computer, as when the product is tried out. */
const networksOfNone = (deps: Deps) =>
  thisMachine.map((network) => deps.keys.hash('asked from', siteOf(network)));

/** Locks the customer and the professional before their other ratings are counted. */
const judge = async (deps: Deps, db: Db, row: Shown): Promise<NotCounted | undefined> => {
  await lockParties(db, row.user_id, row.handyman_id);
  const facts = await findWorth(db, row.id, networksOfNone(deps));
  return facts && whyNotCounted(facts);
};

/** §13: ratings that became visible and count are added to the stars; the others store the reason why not. */
export const countWorthy = async (
  deps: Deps,
  db: Db,
  revealed: readonly Shown[],
): Promise<void> => {
  for (const row of revealed) {
    const why = await judge(deps, db, row);
    if (why === undefined) await countStars(db, [row], 1);
    else await setNotCounted(db, row.id, why);
  }
};

/** After a late payment: ratings that were visible before it count from now on. Returns how many jobs there were. */
export const countPaid = async (deps: Deps): Promise<number> => {
  const paid = await listPaidSince(deps.db, 100);
  for (const { booking_id: id } of paid) {
    await deps.db.transaction(async (db) => {
      await lockWindow(db, id);
      for (const row of await listUnpaid(db, id)) {
        const why = await judge(deps, db, row);
        await setNotCounted(db, row.id, why ?? null);
        if (why === undefined && row.hidden_at === null) await countStars(db, [row], 1);
      }
    });
    const booking = await findBooking(deps.db, id);
    if (booking) await publishBookings(deps.events, [booking]);
  }
  return paid.length;
};
