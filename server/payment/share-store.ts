import type { Db } from '../db/db.ts';

type EarnedRow = {
  /** What the professional has of it. */
  earned_paise: number;
  /** What is left of what the customer has paid. §38: a code's part is never theirs. */
  left_paise: number;
};

/** §39: of the bill of a booking, or of its tip. */
export const findEarned = async (
  db: Db,
  bookingId: string,
  of: 'bill' | 'tip',
): Promise<EarnedRow> => {
  const [row] = await db.query<EarnedRow>(
    `select (select coalesce(sum(case when l.credit = 'professional' then l.amount_paise else -l.amount_paise end), 0)::int
         from ledger l where l.booking_id = $1 and 'professional' in (l.debit, l.credit) and l.kind = $3) as earned_paise,
       (select coalesce(sum(p.amount_paise - (
           select coalesce(sum(r.amount_paise), 0) from refunds r
           where r.payment_id = p.id and r.state = 'succeeded') - (
           select coalesce(sum(d.amount_paise), 0) from disputes d
           where d.payment_id = p.id and d.state = 'lost')), 0)::int
         from payments p
         where p.booking_id = $1 and p.state = 'succeeded' and p.for_tip = $2::boolean and p.gateway <> 'code') as left_paise`,
    [bookingId, of === 'tip', of === 'tip' ? 'tip' : 'earning'],
  );
  if (!row) throw new Error('A query without a row');
  return row;
};

/** Of every lost dispute of that bill or tip: one counts with the others. Gives how many. */
export const takeShareBack = async (
  db: Db,
  bookingId: string,
  of: 'bill' | 'tip',
  operatorId: string,
): Promise<number> => {
  const rows = await db.query(
    `update disputes d set share_back_at = clock_timestamp(), share_back_by = $3 from payments p
     where p.id = d.payment_id and d.booking_id = $1 and p.for_tip = $2::boolean
       and d.state = 'lost' and d.taken and d.share_back_at is null returning d.id`,
    [bookingId, of === 'tip', operatorId],
  );
  return rows.length;
};
