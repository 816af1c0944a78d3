import type { Language } from '#domain/language.ts';
import type { RefundState } from '#domain/ledger.ts';
import { tipRules } from '#domain/tip.ts';
import type { TipFacts, TipsToday } from '#domain/tip.ts';
import type { PayMethod } from '#domain/way-to-pay.ts';
import type { Db } from '../db/db.ts';
import { isExamined, returnedOf } from '../money/dispute-store.ts';

/** The keys of two advisory locks; any numbers that all processes share. */
const lockClasses = { customer: 7_204_008, professional: 7_204_009 };

type Parties = {
  readonly id: string;
  readonly user_id: string;
  readonly handyman_id: string;
};

const lock = 'select pg_advisory_xact_lock($1::int, hashtext($2::text))';

/**
 * Tips of one customer, and tips for one professional, one after another: their sums of a day are limited, and a sum is
 * protected by no row lock. Taken after the lock on a booking, always in this order.
 */
export const lockTips = async (
  db: Db,
  { user_id, handyman_id }: Omit<Parties, 'id'>,
): Promise<void> => {
  await db.query(lock, [lockClasses.customer, user_id]);
  await db.query(lock, [lockClasses.professional, handyman_id]);
};

const late = `coalesce(b.done_at <= now() - ${tipRules.days} * interval '1 day', false)`;

/** §13: the signs by which a rating between the two does not count either. */
const onePerson = `(u.contact_number = h.phone
  or exists (select 1 from ratings g where g.booking_id = b.id and g.same_browser)
  or exists (select 1 from mailboxes m join mailboxes n on n.mailbox = m.mailbox
    where m.role = 'user' and m.account_id = b.user_id
      and n.role = 'handyman' and n.account_id = b.handyman_id))`;

const facts = `b.state, ${late} as late,
  exists (select 1 from ratings g where g.booking_id = b.id and g.author = 'user') as rated,
  exists (select 1 from payments p where p.booking_id = b.id and p.for_tip and p.state = 'succeeded') as tipped,
  ${onePerson} as "onePerson", h.deleted_at is not null as gone`;

const ofBooking = `from bookings b join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
  where b.id = $1`;

export const findTipFacts = async (db: Db, bookingId: string): Promise<TipFacts> => {
  const [row] = await db.query<TipFacts>(`select ${facts} ${ofBooking}`, [bookingId]);
  if (!row) throw new Error('A tip without a booking');
  return row;
};

/** Of the last 24 hours. The limit by the end of the work keeps a busy account to its last bookings. */
const sumOf = (who: 'user_id' | 'handyman_id', value: string) => `(
  select coalesce(sum(p.amount_paise), 0)::int from bookings b join payments p on p.booking_id = b.id
  where b.${who} = ${value} and b.state = 'done'
    and b.done_at > now() - ${tipRules.days + 1} * interval '1 day' and b.id <> $3
    and p.for_tip and p.state <> 'failed' and p.created_at > clock_timestamp() - interval '1 day')`;

export const sumTipsToday = async (
  db: Db,
  { id, user_id, handyman_id }: Parties,
): Promise<TipsToday> => {
  const [row] = await db.query<TipsToday>(
    `select ${sumOf('user_id', '$1')} as "ofCustomer", ${sumOf('handyman_id', '$2')} as "forProfessional"`,
    [user_id, handyman_id, id],
  );
  if (!row) throw new Error('A query without a row');
  return row;
};

export type TipRow = {
  payment_id: string;
  amount_paise: number;
  gateway: string;
  method: PayMethod;
  state: 'created' | 'processing' | 'requires_action' | 'succeeded' | 'failed';
  at: Date;
  passed_on_at: Date | null;
  series: string | null;
  number: number | null;
  refund_state: RefundState | null;
};

/** The tip of a booking, whatever has become of it but that it failed; of its refunds the newest. */
export const findTip = async (db: Db, bookingId: string): Promise<TipRow | undefined> => {
  const [row] = await db.query<TipRow>(
    `select p.id as payment_id, p.amount_paise, p.gateway, p.method, p.state, coalesce(p.settled_at, p.created_at) as at,
       p.passed_on_at, t.series, t.number, (select r.state from refunds r where r.payment_id = p.id
         order by r.created_at desc, r.id limit 1) as refund_state
     from payments p left join receipts t on t.payment_id = p.id
     where p.booking_id = $1 and p.for_tip and p.state <> 'failed'`,
    [bookingId],
  );
  return row;
};

/** Until when a tip can be given; null before the work is done. */
export const findTipUntil = async (db: Db, bookingId: string): Promise<Date | null> => {
  const [row] = await db.query<{ until: Date | null }>(
    `select b.done_at + ${tipRules.days} * interval '1 day' as until from bookings b where b.id = $1`,
    [bookingId],
  );
  return row?.until ?? null;
};

/** Or about to be. §39: also what a bank examines, or has taken back. */
const isGivenBack = `(exists (select 1 from refunds r where r.payment_id = p.id and r.state <> 'failed')
  or ${isExamined('p.id')} or ${returnedOf('p.id')} > 0)`;

/** Tips of which the professional may hear now: the rating of the same visit is visible (§13). */
export const listToPassOn = async (db: Db, most: number): Promise<string[]> => {
  const rows = await db.query<{ booking_id: string }>(
    `select p.booking_id from payments p
     where p.for_tip and p.state = 'succeeded' and p.passed_on_at is null and not ${isGivenBack}
       and exists (select 1 from ratings g
         where g.booking_id = p.booking_id and g.author = 'user' and g.visible_at is not null)
     order by p.settled_at limit $1::int`,
    [most],
  );
  return rows.map(({ booking_id }) => booking_id);
};

/** Under the lock on the booking. Gives the amount; undefined where another process was first. */
export const passOn = async (db: Db, bookingId: string): Promise<number | undefined> => {
  const [row] = await db.query<{ amount_paise: number }>(
    `update payments p set passed_on_at = clock_timestamp()
     where p.booking_id = $1 and p.for_tip and p.state = 'succeeded' and p.passed_on_at is null
       and not ${isGivenBack}
     returning p.amount_paise`,
    [bookingId],
  );
  return row?.amount_paise;
};

/** Undefined for a deleted account: no mail is sent there. */
export const findReader = async (db: Db, handymanId: string) => {
  const [row] = await db.query<{ name: string; email: string; language: Language }>(
    'select name, email, language from handymen where id = $1 and deleted_at is null',
    [handymanId],
  );
  return row;
};

/** The refund of a tip by an operator: of all of it. Under the lock on the booking. */
export const addTipRefund = async (
  db: Db,
  { paymentId, key, operatorId }: { paymentId: string; key: string; operatorId: string },
): Promise<void> => {
  await db.query(
    `insert into refunds (payment_id, idempotency_key, amount_paise, operator_id, next_check_at)
     select id, 'refund:' || $2::text, amount_paise, $3::uuid, now() from payments where id = $1`,
    [paymentId, key, operatorId],
  );
};

/** Of the payment whose refund was asked for with this key. */
export const findRefundedBy = async (db: Db, key: string): Promise<string | undefined> => {
  const [row] = await db.query<{ payment_id: string }>(
    `select payment_id from refunds where idempotency_key = 'refund:' || $1::text`,
    [key],
  );
  return row?.payment_id;
};
