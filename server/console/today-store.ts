import { activeStates, waitingStates } from '#domain/booking.ts';
import { timeZone } from '#domain/day.ts';
import { longJobHours, longWaitMinutes } from '#domain/today.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import { literals } from '../db/db.ts';
import type { Reader } from '../db/db.ts';
import { listedColumns, listedJoins } from './booking-store.ts';
import type { ListedRow } from './booking-store.ts';

const inIndia = `at time zone '${timeZone}'`;
/** Literals in the text: the planner then knows how few rows a day has. */
const midnight = `(date_trunc('day', now() ${inIndia}) ${inIndia})`;
const yesterday = `(date_trunc('day', now() ${inIndia}) - interval '1 day') ${inIndia}`;
/** Yesterday at this time. */
const then = `(now() - interval '1 day')`;

/** When the request `b` was accepted. The limit keeps it one look-up along the events' index. */
const acceptance = `left join lateral (
  select e.at from booking_events e where e.booking_id = b.id and e.move = 'accept' limit 1
) a on true`;

export type HourRow = {
  today: boolean;
  /** At a time of its day that is not later than now. */
  so_far: boolean;
  hour: number;
  service: ServiceId;
  asked: number;
  accepted: number;
  declined: number;
  unanswered: number;
};

/**
 * What became of the requests of today and yesterday, hour by hour and service by service. Asking around (§18) is one
 * request, however many were asked.
 */
export const countByHour = (db: Reader): Promise<HourRow[]> =>
  db.query<HourRow>(
    `select r.created_at >= ${midnight} as today,
       r.created_at >= ${midnight} or r.created_at <= ${then} as so_far,
       extract(hour from r.created_at ${inIndia})::int as hour, r.service,
       count(*)::int as asked, count(r.accepted_at)::int as accepted,
       (count(*) filter (where r.declined))::int as declined,
       (count(*) filter (where r.unanswered))::int as unanswered
     from (
       select b.created_at, b.service, a.at as accepted_at,
         b.state = 'declined' and a.at is null as declined, b.state = 'expired' as unanswered
       from bookings b ${acceptance}
       where b.created_at >= ${yesterday} and (b.dispatch_id is null or a.at is not null)
       union all
       select d.created_at, d.service, null, false, d.state = 'nobody'
       from dispatches d where d.created_at >= ${yesterday} and d.state <> 'found'
     ) r
     group by 1, 2, 3, 4`,
  );

type MedianRow = { today: boolean; minutes: number };

export const listMedians = (db: Reader): Promise<MedianRow[]> =>
  db.query<MedianRow>(
    `select b.created_at >= ${midnight} as today,
       percentile_cont(0.5) within group (order by extract(epoch from a.at - b.created_at) / 60)
         as minutes
     from bookings b ${acceptance}
     where b.created_at >= ${yesterday}
       and (b.created_at >= ${midnight} or b.created_at <= ${then}) and a.at is not null
     group by 1`,
  );

type NowRow = {
  at: Date;
  open: number;
  oldest: Date | null;
  coming: number;
  working: number;
  open_before: number;
  running_before: number;
};

/** What is open and running: now, and as it was yesterday at this time. */
export const countNow = async (db: Reader): Promise<NowRow> => {
  const [row] = await db.query<NowRow>(
    `select now() as at, o.open, o.oldest,
       (select count(*)::int from bookings where state in ${literals(waitingStates)}) as coming,
       (select count(*)::int from bookings where state = 'started') as working,
       (select count(*)::int from bookings b
        where b.created_at > now() - interval '2 days' and b.created_at <= ${then}
          and b.expires_at > ${then} and not exists (
            select 1 from booking_events e
            where e.booking_id = b.id and e.from_state = 'requested' and e.at <= ${then})
       ) as open_before,
       (select count(*)::int from bookings b ${acceptance}
        where b.created_at > now() - interval '3 days' and b.created_at <= ${then} and a.at <= ${then}
          and (b.state in ${literals(activeStates)} or coalesce(b.ended_at, b.done_at) > ${then})
       ) as running_before
     from (
       select count(*)::int as open, min(created_at) as oldest from bookings
       where state = 'requested' and expires_at > now()
     ) o`,
  );
  if (!row) throw new Error('Counting gave no row');
  return row;
};

type TakingsRow = {
  today: boolean;
  so_far: boolean;
  service: ServiceId;
  payments: number;
  paise: number;
  /** §37: of it in cash, which professionals have taken. */
  cash_paise: number;
};

/** Money only: what credit (§32) or a code (§38) pays was never taken, and tips (§35) are not ours. With what was charged for fees (§36). */
export const listTakings = (db: Reader): Promise<TakingsRow[]> =>
  db.query<TakingsRow>(
    `select p.settled_at >= ${midnight} as today,
       p.settled_at >= ${midnight} or p.settled_at <= ${then} as so_far, b.service,
       count(*)::int as payments, sum(p.amount_paise + p.fees_paise)::float8 as paise,
       coalesce(sum(p.amount_paise) filter (where p.gateway = 'cash'), 0)::float8 as cash_paise
     from payments p join bookings b on b.id = p.booking_id
     where p.state = 'succeeded' and p.gateway not in ('credit', 'code') and not p.for_tip and p.settled_at >= ${yesterday}
     group by 1, 2, 3`,
  );

/** §37: cash becomes credit, which is no money. */
export const sumRefunds = async (db: Reader): Promise<number> => {
  const [row] = await db.query<{ paise: number }>(
    `select coalesce(sum(r.amount_paise), 0)::float8 as paise from refunds r join payments p on p.id = r.payment_id
     where r.state = 'succeeded' and r.settled_at >= ${midnight} and p.gateway not in ('credit', 'cash', 'code') and not p.for_tip`,
  );
  return row?.paise ?? 0;
};

/** §35: given today, less what was refunded of it. */
export const sumTips = async (db: Reader): Promise<number> => {
  const [row] = await db.query<{ paise: number }>(
    `select coalesce(sum(p.amount_paise), 0)::float8 as paise from payments p
     where p.state = 'succeeded' and p.settled_at >= ${midnight} and p.for_tip
       and not exists (select 1 from refunds r where r.payment_id = p.id and r.state = 'succeeded')`,
  );
  return row?.paise ?? 0;
};

type AttentionRow = {
  id: string;
  number: number;
  service: ServiceId;
  since: Date;
  amount_paise: number;
};

const most = 10;

const attentionFor = (since: string, amount: string, from: string) => `
  select b.id, i.number, b.service, ${since} as since, ${amount} as amount_paise
  from ${from} order by ${since} limit ${most}`;

const bookings = 'bookings b join bills i on i.booking_id = b.id';

const needsALook = {
  suspended: attentionFor(
    'b.started_at',
    'i.total_paise',
    `${bookings} join handymen h on h.id = b.handyman_id
     where b.state = 'started' and h.verification = 'suspended'`,
  ),
  waiting: attentionFor(
    'b.created_at',
    'i.total_paise',
    `${bookings} where b.state = 'requested' and b.expires_at > now()
     and b.created_at < now() - ${longWaitMinutes} * interval '1 minute'`,
  ),
  refund: attentionFor(
    'r.settled_at',
    'r.amount_paise',
    `refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id
     join bills i on i.booking_id = b.id where r.state = 'failed' and p.state = 'succeeded' and p.gateway <> 'code'
       and not exists (select from refunds g where g.payment_id = p.id and g.state <> 'failed' and g.retry_of is null
         and g.created_at >= r.settled_at)
       and not exists (select from refunds g where g.retry_of = r.id)
       and not exists (select from disputes d where d.payment_id = p.id and d.state = 'lost')`,
  ),
  dispute: attentionFor(
    'd.opened_at',
    'd.amount_paise',
    `disputes d join bookings b on b.id = d.booking_id join bills i on i.booking_id = b.id
     where d.state = 'open' and d.decision is null`,
  ),
  long_job: attentionFor(
    'b.started_at',
    'i.total_paise',
    `${bookings} where b.state = 'started'
     and b.started_at < now() - ${longJobHours} * interval '1 hour'`,
  ),
} as const;

type Attention = keyof typeof needsALook;
export const attentions = Object.keys(needsALook) as Attention[];

/** The oldest of those that an operator should look at. */
export const listAttention = (db: Reader, kind: Attention): Promise<AttentionRow[]> =>
  db.query<AttentionRow>(needsALook[kind]);

/** Open requests and running jobs, those that wait for an answer first, each the oldest first. */
export const listLive = (db: Reader, rows: number): Promise<ListedRow[]> =>
  db.query<ListedRow>(
    `select ${listedColumns} from (
       (select * from bookings where state = 'requested' and expires_at > now()
        order by created_at, id limit $1::int)
       union all
       (select * from bookings where state in ${literals(activeStates)}
        order by created_at, id limit $1::int)
     ) b ${listedJoins}
     order by b.state <> 'requested', b.created_at, b.id limit $1::int`,
    [rows],
  );
