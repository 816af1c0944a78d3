import type { TransferKind } from '#domain/ledger.ts';
import type { Span } from '#domain/slots.ts';
import type { Db } from '../db/db.ts';

const moved =
  `case when l.credit = 'professional' then l.amount_paise else -l.amount_paise end` as const;

export type MovedRow = {
  at: Date;
  kind: TransferKind;
  booking_id: string | null;
  number: number;
  service_name: string | null;
  service_name_hi: string | null;
  amount_paise: number;
  /** §36: of a cancelled booking. */
  is_fee: boolean;
  /** After it. */
  balance_paise: number;
};

/** §31: what came to and left a professional's account between the two, the newest of it first. */
export const listMoved = (
  db: Db,
  handymanId: string,
  { from, to }: Span,
  most: number,
): Promise<MovedRow[]> =>
  db.query<MovedRow>(
    `select m.at, m.kind, m.booking_id, coalesce(i.number, p.number)::float8 as number, s.name as service_name,
       s.name_hi as service_name_hi, m.amount_paise, m.balance_paise,
       exists (select from fees f where f.booking_id = m.booking_id) as is_fee
     from (
       select l.id, l.at, l.kind, l.booking_id, l.payout_id, ${moved} as amount_paise,
         sum(${moved}) over (order by l.at, l.id)::float8 as balance_paise
       from ledger l where l.handyman_id = $1 and l.at < $3::timestamptz
       order by l.at desc, l.id desc
     ) m left join bookings b on b.id = m.booking_id left join bills i on i.booking_id = m.booking_id
       left join services s on s.id = b.service left join payouts p on p.id = m.payout_id
     where m.at >= $2::timestamptz order by m.at desc, m.id desc limit $4::int`,
    [handymanId, new Date(from), new Date(to), most],
  );

/** What was in the account before a time. */
export const findBalanceBefore = async (
  db: Db,
  handymanId: string,
  before: number,
): Promise<number> => {
  const [row] = await db.query<{ balance: number }>(
    `select coalesce(sum(${moved}), 0)::float8 as balance from ledger l
     where l.handyman_id = $1 and l.at < $2::timestamptz`,
    [handymanId, new Date(before)],
  );
  return row?.balance ?? 0;
};
