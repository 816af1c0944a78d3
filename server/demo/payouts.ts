import { demoHandyman, demoOperator } from '#contract/demo.ts';
import { dayAfter } from '#domain/day-plan.ts';
import { payoutMoves } from '#domain/ledger-moves.ts';
import type { PayoutMove } from '#domain/ledger-moves.ts';
import { holdOf, maskedBank, maskedUpi, payoutRules, runDayOf, runTime } from '#domain/payout.ts';
import type { PayoutHold } from '#domain/payout.ts';
import type { Db } from '../db/db.ts';
import type { Keys } from '../secrets/sealing.ts';

const banks = ['HDFC0001234', 'SBIN0004321', 'ICIC0000567', 'PUNB0123400', 'BARB0SHIVAJ'] as const;

type Man = { id: string; name: string; email: string };

const listMen = (db: Db): Promise<Man[]> =>
  db.query<Man>(
    `select id, name, email from handymen where verification = 'verified' order by email = $1 desc, id`,
    [demoHandyman.email],
  );

/** Every eighth has not said yet where to be paid, and one has said so yesterday. */
const accountOf = ({ name }: Man, n: number) => {
  if (n % 8 === 7) return undefined;
  const givenDaysAgo = n === 3 ? 1 : 60;
  if (n % 3 === 1) {
    const upi = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@okaxis`;
    const details = { holder: name, number: upi, ifsc: '' };
    return { kind: 'upi', shown: maskedUpi(upi), details, givenDaysAgo };
  }
  const ifsc = banks[n % banks.length] ?? banks[0];
  const number = `50100${String(4417 + 731 * n).padStart(7, '0')}`;
  const details = { holder: name, number, ifsc };
  return { kind: 'bank', shown: maskedBank(ifsc, number), details, givenDaysAgo };
};

const addAccounts = async (db: Db, keys: Keys, men: readonly Man[]): Promise<void> => {
  const rows = men.flatMap((man, n) => {
    const account = accountOf(man, n);
    if (!account) return [];
    const { details, ...shown } = account;
    return [
      {
        handyman_id: man.id,
        ...shown,
        sealed: keys.seal(Buffer.from(JSON.stringify(details))).toString('hex'),
      },
    ];
  });
  await db.query(
    `insert into payout_accounts (handyman_id, kind, shown, sealed, given_at)
     select handyman_id, kind, shown, decode(sealed, 'hex'), now() - "givenDaysAgo" * interval '1 day'
     from jsonb_to_recordset($1::jsonb) a (handyman_id uuid, kind text, shown text, sealed text, "givenDaysAgo" int)`,
    [JSON.stringify(rows)],
  );
};

type Due = { handyman_id: string; account_id: string | null; given_at: Date | null; paise: number };

const listDue = (db: Db, from: Date, to: Date): Promise<Due[]> =>
  db.query<Due>(
    `select b.handyman_id, a.id as account_id, a.given_at, sum(i.handyman_share_paise)::float8 as paise
     from bookings b join bills i on i.booking_id = b.id join handymen h on h.id = b.handyman_id
       left join payout_accounts a on a.handyman_id = b.handyman_id
     where b.state = 'done' and b.payment_state = 'paid' and b.done_at >= $1 and b.done_at < $2
       and h.verification = 'verified'
       and not exists (select from payments p where p.booking_id = b.id and p.gateway = 'cash')
     group by b.handyman_id, a.id, h.name having sum(i.handyman_share_paise) >= ${payoutRules.leastPaise}
     order by h.name`,
    [from, to],
  );

const recordMove = async (db: Db, move: PayoutMove, ids: readonly string[]): Promise<void> => {
  const { kind, debit, credit } = payoutMoves[move];
  await db.query(
    `insert into ledger (key, line, kind, payout_id, debit, credit, handyman_id, amount_paise)
     select 'payout:' || id || ':' || transfers, 1, $2::text, id, $3::text, $4::text,
       case when 'professional' in ($3::text, $4::text) then handyman_id end, amount_paise
     from payouts where id = any($1::uuid[]) order by number`,
    [ids, kind, debit, credit],
  );
};

const addRunOf = async (db: Db, day: string, from: Date): Promise<string[]> => {
  const at = runTime(day);
  // It is there already where the product has run before without a demonstration.
  await db.query(
    'insert into payout_runs (day, made_at) values ($1::date, $2) on conflict do nothing',
    [day, at],
  );
  const due = (await listDue(db, from, at)).map(({ given_at, ...line }) => ({
    ...line,
    hold: holdOf({ suspended: false, givenAt: given_at }, at),
  }));
  // What is told by mail would go to mailboxes that do not exist.
  const lines = await db.query<{ id: string; hold: PayoutHold | null }>(
    `insert into payouts (run_day, handyman_id, account_id, amount_paise, state, hold, transfers, untold)
     select $1::date, handyman_id, account_id, paise, case when hold is null then 'waiting' else 'held' end, hold,
       case when hold is null then 1 else 0 end, false
     from jsonb_to_recordset($2::jsonb) d (handyman_id uuid, account_id uuid, paise int, hold text)
     returning id, hold`,
    [day, JSON.stringify(due)],
  );
  const ids = lines.filter(({ hold }) => hold === null).map(({ id }) => id);
  await recordMove(db, 'sent', ids);
  return ids;
};

/** §29: two Mondays: one that the bank has paid, and the newest, which an operator is to look through. */
export const addDemoPayouts = async (db: Db, keys: Keys): Promise<void> => {
  await addAccounts(db, keys, await listMen(db));
  const now = new Date();
  const newest = runDayOf(now);
  const before = dayAfter(newest, -7);
  const paid = await addRunOf(db, before, new Date(0));
  await db.query(
    `update payout_runs r set approved_at = r.made_at + interval '4 hours', approved_by = o.id
     from operators o where o.email = $2 and r.day = $1::date`,
    [before, demoOperator.email],
  );
  await db.query(
    `update payouts p set state = 'paid', reference = 'UTR 316 ' || lpad(p.number::text, 4, '0'), transfers = 2,
       filed_at = r.made_at + interval '5 hours', paid_at = r.made_at + interval '8 hours'
     from payout_runs r where r.day = p.run_day and p.id = any($1::uuid[])`,
    [paid],
  );
  await recordMove(db, 'paid', paid);
  await addRunOf(db, newest, runTime(before));
};
