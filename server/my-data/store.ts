import { activeStates, openState } from '#domain/booking.ts';
import { unpaidHoldsDays } from '#domain/account-deletion.ts';
import type { Found } from '#domain/account-deletion.ts';
import type { Party } from '#domain/role.ts';
import { literals } from '../db/db.ts';
import type { SentAway } from '#domain/verification.ts';
import type { Db } from '../db/db.ts';

const tables = { user: 'users', handyman: 'handymen' } as const satisfies Record<Party, string>;

/**
 * Locks the account for its deletion: a request that begins something for it, or with it, waits until this ends. False
 * the password is another by now, or the account is gone.
 */
export const lockAccount = async (
  db: Db,
  role: Party,
  id: string,
  passwordHash: string,
): Promise<boolean> => {
  const rows = await db.query(
    `select id from ${tables[role]}
     where id = $1 and password_hash = $2 and deleted_at is null for update`,
    [id, passwordHash],
  );
  return rows.length > 0;
};

export type Suspended = {
  readonly kind: SentAway;
  readonly reason: string;
  readonly aadhaar_hash: Uint8Array;
};

/** Suspended or refused before, also a refused professional who has applied again. */

export const findSuspended = async (db: Db, handymanId: string): Promise<Suspended | undefined> => {
  const [row] = await db.query<Suspended>(
    `select coalesce(s.reason, h.verification_reason, '') as reason, h.aadhaar_hash,
       coalesce(s.kind, h.verification) as kind
     from handymen h left join suspensions s on s.handyman_id = h.id
     where h.id = $1 and (h.verification in ('suspended', 'refused') or s.kind = 'refused')`,
    [handymanId],
  );
  return row;
};

export const findAadhaarHash = async (
  db: Db,
  handymanId: string,
): Promise<Uint8Array | undefined> => {
  const [row] = await db.query<{ aadhaar_hash: Uint8Array }>(
    'select aadhaar_hash from handymen where id = $1',
    [handymanId],
  );
  return row?.aadhaar_hash;
};

const holdsFor = (role: Party): string => {
  const days = unpaidHoldsDays[role];
  return days === null ? '' : `and b.done_at > now() - ${days} * interval '1 day'`;
};

/** Cancelled and not refunded yet: it is the customer's money. What is left as a fee (§36) is not. */
const owedBack = {
  user: `b.state = 'cancelled' and b.payment_state = 'paid' and not b.fee_settled or`,
  handyman: '',
};

/** §39: a customer's bank has not decided about a payment of theirs. */
const examined = {
  user: `(select b.id from b join disputes d on d.booking_id = b.id where d.state in ('open', 'answered') limit 1)`,
  handyman: 'null::uuid',
} as const;

const asking = {
  user: `(select d.id from dispatches d where d.user_id = $1 and d.state = 'asking')`,
  handyman: 'null::uuid',
} as const;

/** §29: what is theirs, tips that they have not heard of too (§35), and cannot be paid to them, as they have not said where to. */
const owed = {
  user: 'null::uuid',
  handyman: `(select $1::uuid where not exists (
      select 1 from payout_accounts a where a.handyman_id = $1 and a.replaced_at is null)
    and (select coalesce(sum(case when l.credit = 'professional' then l.amount_paise else -l.amount_paise end), 0)
      from ledger l where l.handyman_id = $1) + (
      select coalesce(sum(t.amount_paise), 0) from b join payments t on t.booking_id = b.id
      where t.for_tip and t.state = 'succeeded' and t.passed_on_at is null
        and not exists (select 1 from refunds r where r.payment_id = t.id and r.state = 'succeeded')) > 0)`,
} as const;

const obstaclesOf = (role: Party) => `
  with b as materialized (
    select id, state, payment_state, done_at, fee_settled from bookings where ${role}_id = $1
  )
  select
    (select b.id from b where b.state in ${literals([openState, ...activeStates])} limit 1) as booking,
    ${asking[role]} as dispatch,
    (select b.id from b where b.state = 'done' and b.payment_state = 'unpaid' ${holdsFor(role)}
      limit 1) as unpaid,
    (select b.id from b join payments p on p.booking_id = b.id
      where b.payment_state = 'processing' or p.state in ('created', 'processing', 'requires_action')
      limit 1) as payment,
    ${examined[role]} as dispute,
    (select b.id from b join payments p on p.booking_id = b.id left join refunds r on r.payment_id = p.id
      where ${owedBack[role]} r.state in ('created', 'pending') limit 1) as refund,
    (select t.id from tickets t where t.${role}_id = $1 and t.state = 'open' limit 1) as ticket,
    ${owed[role]} as earnings`;

const obstacles = { user: obstaclesOf('user'), handyman: obstaclesOf('handyman') };

/** Under `lockAccount`: none of these obstacles can begin meanwhile. */
export const findObstacles = async (db: Db, role: Party, id: string): Promise<Found> => {
  const [row] = await db.query<Found>(obstacles[role], [id]);
  if (!row) throw new Error('A query without a row');
  return row;
};
