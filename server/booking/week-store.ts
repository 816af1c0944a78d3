import { payableStates } from '#domain/booking.ts';
import { timeZone } from '#domain/day.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { tipOf } from './earnings-store.ts';
import { paidOf } from './store.ts';

export type DayRow = {
  day: string;
  today: boolean;
  jobs: number;
  earned_paise: number;
  unpaid_paise: number;
};

const inIndia = `at time zone '${timeZone}'`;

/** Midnight before Monday in India, as an instant: a week is a short walk along the index of finished jobs. */
const monday = `date_trunc('week', now() ${inIndia})`;

const days = `
  with worked as (
    select (b.done_at ${inIndia})::date as day, count(*)::int as jobs,
      (coalesce(sum(i.handyman_share_paise) filter (where b.payment_state <> 'refunded'), 0) + sum(${tipOf}))::int as earned_paise,
      sum(i.handyman_share_paise - round(i.handyman_share_paise::numeric * ${paidOf} / i.total_paise))
        filter (where b.payment_state in ('unpaid', 'processing'))::int as unpaid_paise
    from bookings b join bills i on i.booking_id = b.id
    where b.handyman_id = $1 and b.state = 'done'
      and b.done_at >= ${monday} ${inIndia}
    group by 1
  )
  select d.day::text, d.day = (now() ${inIndia})::date as today,
    coalesce(w.jobs, 0) as jobs, coalesce(w.earned_paise, 0) as earned_paise,
    coalesce(w.unpaid_paise, 0) as unpaid_paise
  from (select ${monday}::date + n as day from generate_series(0, 6) n) d
  left join worked w on w.day = d.day
  order by d.day`;

/** §9: the week so far, a row for each of its seven days. */
export const listWeek = (db: Db, handymanId: string): Promise<DayRow[]> =>
  db.query<DayRow>(days, [handymanId]);

export type AnswersRow = { answerable: number; accepted: number };

/**
 * An accept that was cancelled later still counts; what they had no chance to answer is left out, as is what ran out
 * after less than a minute (§18). The visits of a series are one answer (§27): those that were made after the yes to
 * all of them are left out. The inner limit keeps the look at a cancelled booking's events a walk along their
 * index, the outer one the whole short under a flood.
 */
const answers = `
  select count(*)::int as answerable, (count(*) filter (where r.yes))::int as accepted
  from (
    select b.state in ${literals(payableStates)} or e.move is not null as yes,
      (b.state = 'expired' and b.dispatch_id is null)
        or (b.state = 'declined' and b.end_reason is null) as no
    from (
      select id, state, end_reason, dispatch_id, created_at from bookings
      where handyman_id = $1 and created_at > now() - interval '30 days'
      order by created_at desc, id desc limit 200
    ) b
    left join lateral (
      select e.move from booking_events e
      where b.state = 'cancelled' and e.booking_id = b.id and e.move = 'accept' limit 1
    ) e on true
    where not exists (select 1 from series_visits v join series s on s.id = v.series_id
      where v.booking_id = b.id and s.agreed_at <= b.created_at)
  ) r
  where r.yes or r.no`;

export const countAnswers = async (db: Db, handymanId: string): Promise<AnswersRow> => {
  const [row] = await db.query<AnswersRow>(answers, [handymanId]);
  return row ?? { answerable: 0, accepted: 0 };
};
