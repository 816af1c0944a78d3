import { worthLimits } from '#domain/rating-worth.ts';
import type { NotCounted, WorthFacts } from '#domain/rating-worth.ts';
import type { Db } from '../db/db.ts';
import { isPublic, shownColumns } from './store.ts';
import type { RatingRow, Shown } from './store.ts';

const paid = `b.payment_state in ('paid', 'refunded')`;

/** Other ratings about the professional of booking `b` that count. */
const others = (days: number) => `
  from ratings r join bookings o on o.id = r.booking_id
  where r.handyman_id = b.handyman_id and r.author = 'user' and ${isPublic}
    and r.booking_id <> b.id and r.visible_at > now() - ${days} * interval '1 day'`;

/** Whether a customer has paid no other professional than that of booking `b`. */
const isNew = (userId: string) => `not exists (
  select 1 from bookings p where p.user_id = ${userId} and p.handyman_id <> b.handyman_id
    and p.state = 'done' and p.payment_state in ('paid', 'refunded'))`;

const facts = `
  select g.author, ${paid} as paid, g.same_browser as "sameBrowser", u.contact_number = h.phone as "samePhone",
    exists (select 1 from mailboxes m join mailboxes n on n.mailbox = m.mailbox
      where m.role = 'user' and m.account_id = b.user_id
        and n.role = 'handyman' and n.account_id = b.handyman_id) as "sameMailbox",
    (select count(*)::int ${others(worthLimits.days)} and r.user_id = b.user_id) as "ofCustomer",
    (select count(*)::int ${others(worthLimits.days)} and o.asked_from = b.asked_from
      and b.asked_from <> all ($2::bytea[])) as "ofNetwork",
    ${isNew('b.user_id')} as "newCustomer",
    (select count(*)::int ${others(1)} and ${isNew('r.user_id')}) as "ofNewCustomers"
  from ratings g join bookings b on b.id = g.booking_id
    join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
  where g.id = $1`;

/** Under `lockParties`: two ratings about one professional are counted one after another. */
export const findWorth = async (
  db: Db,
  ratingId: string,
  networksOfNone: readonly Buffer[],
): Promise<WorthFacts | undefined> => {
  const [row] = await db.query<WorthFacts>(facts, [ratingId, networksOfNone]);
  return row;
};

/** Marks a rating of a burst as reported, so that an operator looks at it. */
export const setNotCounted = async (
  db: Db,
  ratingId: string,
  why: NotCounted | null,
): Promise<void> => {
  await db.query(
    `update ratings set not_counted = $2,
       reported_at = case when $2 = 'burst' then coalesce(reported_at, now()) else reported_at end
     where id = $1`,
    [ratingId, why],
  );
};

/** Jobs that were paid after their ratings became visible. */
export const listPaidSince = (db: Db, most: number) =>
  db.query<{ booking_id: string }>(
    `select r.booking_id from ratings r join bookings b on b.id = r.booking_id
     where r.not_counted = 'unpaid' and r.created_at > now() - ${worthLimits.payWithinDays} * interval '1 day'
       and ${paid}
     order by r.created_at limit $1::int`,
    [most],
  );

type Waiting = Shown & Pick<RatingRow, 'hidden_at'>;

export const listUnpaid = (db: Db, bookingId: string): Promise<Waiting[]> =>
  db.query<Waiting>(
    `select ${shownColumns}, r.hidden_at from ratings r
     where r.booking_id = $1 and r.not_counted = 'unpaid'`,
    [bookingId],
  );
