import type { Db } from '../db/db.ts';

type ChargedRow = { at: Date; receipt: { series: string; number: number } | null };

/** When it was paid, and its receipt. */
export const findCharged = async (db: Db, paymentId: string): Promise<ChargedRow | undefined> => {
  const [row] = await db.query<ChargedRow>(
    `select coalesce(p.settled_at, p.created_at) as at,
       case when t.number is not null then json_build_object('series', t.series, 'number', t.number) end as receipt
     from payments p left join receipts t on t.payment_id = p.id where p.id = $1`,
    [paymentId],
  );
  return row;
};

/** §19: how many there are; what they say is the two people's own. */
export const countMessages = async (db: Db, bookingId: string): Promise<number> => {
  const [row] = await db.query<{ messages: number }>(
    'select count(*)::int as messages from chat_messages where booking_id = $1',
    [bookingId],
  );
  return row?.messages ?? 0;
};
