import type { DisputeFacts } from '#domain/ledger-dispute.ts';
import type { Db } from '../db/db.ts';

/** §39: whether a bank examines this payment: nothing of it can be refunded. Looked up: `exists` would be hashed. */
export const isExamined = (payment: string) => `((
  select d.id from disputes d where d.payment_id = ${payment} and d.state in ('open', 'answered') limit 1) is not null)`;

/** What banks have taken back of it for good: it counts as given back. */
export const returnedOf = (payment: string) => `(
  select coalesce(sum(d.amount_paise), 0) from disputes d where d.payment_id = ${payment} and d.state = 'lost')`;

type Standing = {
  /** A bank has not decided yet. */
  undecided: boolean;
  /** In paise: what banks have taken back for good. */
  returned_paise: number;
};

const standing = `coalesce(bool_or(d.state in ('open', 'answered')), false) as undecided,
  coalesce(sum(d.amount_paise) filter (where d.state = 'lost'), 0)::int as returned_paise`;

/** Of the payments of a bill, or of its tip. */
export const findStanding = async (
  db: Db,
  bookingId: string,
  of: 'bill' | 'tip',
): Promise<Standing> => {
  const [row] = await db.query<Standing>(
    `select ${standing} from disputes d join payments p on p.id = d.payment_id
     where d.booking_id = $1 and p.for_tip = $2::boolean`,
    [bookingId, of === 'tip'],
  );
  if (!row) throw new Error('A query without a row');
  return row;
};

type ShownRow = { state: 'examined' | 'returned'; amount_paise: number };

/**
 * For the customer: of a booking, or of one of its payments. What a bank still examines comes before what it has given
 * back.
 */
export const findShown = async (
  db: Db,
  bookingId: string,
  paymentId?: string,
): Promise<ShownRow | undefined> => {
  const [row] = await db.query<ShownRow>(
    `select case when d.state = 'lost' then 'returned' else 'examined' end as state, sum(d.amount_paise)::int as amount_paise
     from disputes d where d.booking_id = $1 and ($2::uuid is null or d.payment_id = $2::uuid) and d.state <> 'won'
     group by 1 order by 1 limit 1`,
    [bookingId, paymentId ?? null],
  );
  return row;
};

type Row = DisputeFacts & { payment_id: string };

/** For the books. */
export const listDisputed = (db: Db, bookingId: string): Promise<Row[]> =>
  db.query<Row>(
    `select id, payment_id, state, amount_paise, fee_paise, taken, returned, share_back_at is not null as share_back
     from disputes where booking_id = $1 order by opened_at, id`,
    [bookingId],
  );
