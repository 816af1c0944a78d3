import {
  acceptNotification,
  cancelBooking,
  createNotification,
  getBooking,
} from '#contract/booking.ts';
import { config, webhook } from '#contract/payment.ts';
import type { Db } from '../db/db.ts';
import { signSandboxEvent } from '../gateways/payments-sandbox.ts';
import type { TestApp } from './app.ts';
import { pune } from './people.ts';
import type { Person } from './people.ts';

export type Job = {
  readonly asha: Person;
  readonly ravi: Person;
  readonly id: string;
  pay(token: string, more?: object): ReturnType<Person['try']>;
  cancel(): ReturnType<Person['try']>;
  read(): Promise<{ state: string; paymentState: string }>;
};

/** New people where none are given, and the network that the customer asks from. */
export type People = { readonly asha?: Person; readonly ravi?: Person; readonly from?: string };

/** A customer, a handyman and the job they have agreed on; 300 rupees by default. */
export const agree = async (
  test: TestApp,
  cost: 50 | 120 | 200 = 200,
  between: People = {},
): Promise<Job> => {
  const asha = between.asha ?? (await test.user());
  const ravi = between.ravi ?? (await test.handyman());
  const ask = { ...pune, user_id: asha.id, handyman_id: ravi.id, cost };
  const { notification_id: id } = await asha.send(createNotification, ask, {
    headers: between.from === undefined ? {} : { 'x-forwarded-for': between.from },
  });
  await ravi.send(acceptNotification, { handyman_id: ravi.id });
  const params = { id };
  return {
    asha,
    ravi,
    id,
    pay: (token, more = {}) => asha.try(config, { token: { id: token }, booking_id: id, ...more }),
    cancel: () => asha.try(cancelBooking, {}, { params }),
    read: () => asha.send(getBooking, undefined, { params }),
  };
};

/** Sends an event signed by the sandbox gateway. */
export const sendEvent = (
  test: TestApp,
  event: { id: string; about: string; type?: string },
  signature?: string,
) => {
  const object = event.about.startsWith('re_') ? 'refund' : 'payment_intent';
  const payload = JSON.stringify({
    id: event.id,
    type: event.type ?? 'payment_intent.succeeded',
    data: { object: { object, id: event.about } },
  });
  return test.client().raw('POST', webhook.path, {
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? signSandboxEvent(test.deps.keys, payload),
    },
  });
};

export const gatewayIds = async (db: Db): Promise<string[]> => {
  const rows = await db.query<{ gateway_id: string }>(
    'select gateway_id from payments where gateway_id is not null order by created_at, attempt',
  );
  return rows.map((row) => row.gateway_id);
};

/**
 * Every contradiction between the gateway's books and ours: money that the gateway has taken and not refunded must be
 * what the booking's state says, less what was refunded in part, our own rows must say the same, nothing may be charged without a row of
 * ours, receipts of a series are numbered one after another, the extra work on a bill is what was approved, and the
 * ledger says where all of it is.
 */
export const audit = (db: Db): Promise<object[]> =>
  db.query(`
    with books as (
      select b.id, b.state, b.payment_state, i.total_paise, i.extras_paise,
        -- What banks have taken back for good (§39): of it the professional keeps what was theirs, unless an admin decides otherwise.
        lost.of_bill as lost, lost.borne as lost_and_borne, lost.of_tip as lost_tip, lost.tip_borne as lost_tip_and_borne,
        lost.taken as taken, lost.fees as dispute_fees, lost.there as in_disputes,
        case when b.payment_state = 'paid' then i.total_paise
          - (select coalesce(sum(r.amount_paise), 0)::int from payments p
            join refunds r on r.payment_id = p.id and r.state = 'succeeded'
            where p.booking_id = b.id and not p.for_tip) else 0 end as should_hold,
        -- Cancelled before all of it was paid, or paid before extra work was approved: a part of the total.
        (i.extras_paise > 0 or exists (select from payments p where p.booking_id = b.id and p.gateway in ('credit', 'cash', 'code')))
          and b.payment_state <> 'refunded'
          and (b.state = 'cancelled' or b.payment_state <> 'paid') as in_part,
        (select coalesce(sum(c.amount_paise), 0)::int from payments p
          join sandbox_charges c on c.id = p.gateway_id and c.state = 'succeeded'
          where p.booking_id = b.id and not p.for_tip)
        - (select coalesce(sum(r.amount_paise), 0)::int from payments p
          join sandbox_refunds r on r.charge_id = p.gateway_id and r.state = 'succeeded'
          where p.booking_id = b.id and not p.for_tip) as gateway_holds,
        (select coalesce(sum(p.amount_paise), 0)::int from payments p
          where p.booking_id = b.id and p.state = 'succeeded' and not p.for_tip)
        - (select coalesce(sum(r.amount_paise), 0)::int from payments p
          join refunds r on r.payment_id = p.id and r.state = 'succeeded'
          where p.booking_id = b.id and not p.for_tip) as we_hold,
        (select coalesce(sum(p.amount_paise), 0)::int from payments p
          where p.booking_id = b.id and p.state = 'succeeded' and not p.for_tip and p.gateway = 'credit')
        - (select coalesce(sum(r.amount_paise), 0)::int from payments p
          join refunds r on r.payment_id = p.id and r.state = 'succeeded'
          where p.booking_id = b.id and p.gateway = 'credit') as of_credit,
        (select coalesce(sum(p.amount_paise), 0)::int from payments p
          where p.booking_id = b.id and p.state = 'succeeded' and p.gateway = 'cash') as in_cash,
        (select coalesce(sum(r.amount_paise), 0)::int from payments p
          join refunds r on r.payment_id = p.id and r.state = 'succeeded'
          where p.booking_id = b.id and p.gateway = 'cash') as cash_back,
        (select coalesce(sum(p.amount_paise), 0)::int from payments p
          where p.booking_id = b.id and p.state = 'succeeded' and p.gateway = 'code'
            and not exists (select from refunds r where r.payment_id = p.id and r.state = 'succeeded')) as by_code,
        (select coalesce(sum(p.fees_paise), 0)::int from payments p
          where p.booking_id = b.id and p.state = 'succeeded') as for_fees,
        case when f.forgiven_at is null then f.amount_paise end as fee, coalesce(f.kept_paise, 0) as borne,
        tip.given as tip, tip.passed_on as tip_passed_on, tip.charged as tip_charged
      from bookings b join bills i on i.booking_id = b.id left join fees f on f.booking_id = b.id
      cross join lateral (
        select coalesce(sum(d.amount_paise) filter (where d.state = 'lost' and d.taken and not p.for_tip), 0)::int as of_bill,
          coalesce(sum(d.amount_paise) filter (
            where d.state = 'lost' and d.taken and not p.for_tip and d.share_back_at is null), 0)::int as borne,
          coalesce(sum(d.amount_paise) filter (where d.state = 'lost' and d.taken and p.for_tip), 0)::int as of_tip,
          coalesce(sum(d.amount_paise) filter (
            where d.state = 'lost' and d.taken and p.for_tip and d.share_back_at is null), 0)::int as tip_borne,
          coalesce(sum(d.amount_paise) filter (where d.taken and not d.returned), 0)::int as taken,
          coalesce(sum(d.fee_paise), 0)::int as fees,
          coalesce(sum(d.amount_paise) filter (where d.taken and not d.returned and d.state <> 'lost'), 0)::int as there
        from disputes d join payments p on p.id = d.payment_id where d.booking_id = b.id
      ) lost
      -- What was given beside the bill, and not refunded.
      cross join lateral (
        select coalesce(sum(k.left_of_it), 0)::int as given,
          coalesce(sum(k.left_of_it) filter (where p.passed_on_at is not null), 0)::int as passed_on,
          coalesce(sum(k.charged), 0)::int as charged
        from payments p cross join lateral (select
          case when p.state = 'succeeded' then p.amount_paise else 0 end
            - (select coalesce(sum(r.amount_paise), 0) from refunds r
              where r.payment_id = p.id and r.state = 'succeeded') as left_of_it,
          (select coalesce(sum(c.amount_paise), 0) from sandbox_charges c
              where c.id = p.gateway_id and c.state = 'succeeded')
            - (select coalesce(sum(r.amount_paise), 0) from sandbox_refunds r
              where r.charge_id = p.gateway_id and r.state = 'succeeded') as charged) k
        where p.booking_id = b.id and p.for_tip
      ) tip
    )
    select 'money' as wrong, id::text as id from books
    where gateway_holds <> we_hold - of_credit - in_cash + cash_back - by_code + for_fees
      or (not in_part and we_hold <> should_hold + case when payment_state = 'refunded' then least(lost, we_hold) else 0 end)
      or we_hold > total_paise
      or (in_part and state <> 'cancelled' and we_hold >= total_paise)
      or (payment_state = 'paid' and we_hold <= 0)
    union all
    select 'a tip', id::text from books
    where tip <> tip_charged or (tip > 0 and state <> 'done') or tip < 0
    union all
    select 'a tip that was passed on before the rating is visible', p.booking_id::text from payments p
    where p.passed_on_at is not null and not exists (select from ratings g
      where g.booking_id = p.booking_id and g.author = 'user' and g.visible_at <= p.passed_on_at)
    union all
    select 'extra work on a bill', i.booking_id::text from bills i
    where i.extras_paise <> (select coalesce(sum(x.amount_paise), 0) from extras x
      where x.booking_id = i.booking_id and x.state = 'approved')
    union all
    select 'undecided extra work of an ended job', x.id::text
    from extras x join bookings b on b.id = x.booking_id
    where x.state = 'proposed' and b.state <> 'started'
    union all
    select 'a charge without a payment', c.id from sandbox_charges c
    where c.state = 'succeeded' and not exists (
      select 1 from payments p
      where p.gateway_id = c.id and p.state = 'succeeded' and p.amount_paise + p.fees_paise = c.amount_paise)
    union all
    select 'a payment without a receipt', p.id::text from payments p
    where p.state = 'succeeded' and p.gateway <> 'code' and not exists (select 1 from receipts t where t.payment_id = p.id)
    union all
    select 'a gap before a receipt', series || number from (
      select series, number, row_number() over (partition by series order by number) as place
      from receipts) t
    where number <> place
    union all
    select 'money that the books do not say', booking_id::text from ledger_due
    union all
    select 'what the books say of it', b.id::text
    from (select books.*, greatest(0, case when tip_passed_on > 0 then tip_passed_on - lost_tip + lost_tip_and_borne else 0 end)
        as tip_held_by_them from books) b join bills i on i.booking_id = b.id
    cross join lateral (
      select coalesce(sum(sign.of_gateway * l.amount_paise), 0) as gateway,
        coalesce(sum(sign.of_credit * l.amount_paise), 0) as credit,
        coalesce(sum(sign.of_discounts * l.amount_paise), 0) as discounts,
        coalesce(sum(sign.of_held * l.amount_paise), 0) as held,
        coalesce(sum(sign.of_professional * l.amount_paise), 0) as professional,
        coalesce(sum(((l.debit = 'disputes')::int - (l.credit = 'disputes')::int) * l.amount_paise), 0) as disputes
      from ledger l cross join lateral (select
        (l.debit = 'gateway')::int - (l.credit = 'gateway')::int as of_gateway,
        (l.debit = 'credit')::int - (l.credit = 'credit')::int as of_credit,
        (l.debit = 'discounts')::int - (l.credit = 'discounts')::int as of_discounts,
        (l.credit = 'held')::int - (l.debit = 'held')::int as of_held,
        (l.credit = 'professional')::int - (l.debit = 'professional')::int as of_professional) sign
      where l.booking_id = b.id
    ) say
    where say.gateway <> b.we_hold - b.of_credit - b.in_cash + b.cash_back - b.by_code + b.for_fees + b.tip - b.taken - b.dispute_fees
      or say.disputes <> b.in_disputes
      or say.discounts <> b.by_code + case when b.state = 'done' and b.payment_state = 'paid' then i.discount_paise else 0 end
      or say.credit <> b.of_credit - b.cash_back - b.for_fees
      or say.held <> case when b.state = 'done' and b.payment_state = 'paid' then 0
        else greatest(0, b.we_hold - b.lost - (say.professional - b.tip_held_by_them + b.in_cash) + b.borne) end
          + b.tip - b.lost_tip - b.tip_held_by_them + b.lost_tip_and_borne * (b.tip_passed_on > 0)::int
      or say.professional <> case when b.state = 'done' and b.payment_state = 'paid'
        then i.handyman_share_paise
        else b.borne + case when b.fee is null then 0
          else least(b.fee, b.we_hold - b.lost + b.lost_and_borne) end end
        + b.tip_held_by_them - b.in_cash
    union all
    select 'a dispute that the bank says otherwise of', s.id from sandbox_disputes s
    join disputes d on d.gateway_id = s.id
    where d.amount_paise <> s.amount_paise or (d.state in ('lost', 'won') and d.state <> s.state)
    union all
    select 'a refund of what a bank has taken back', p.id::text from payments p
    where (select sum(d.amount_paise) from disputes d where d.payment_id = p.id and d.state = 'lost')
      + (select coalesce(sum(r.amount_paise), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')
      > p.amount_paise + p.fees_paise
    union all
    select 'what a code has paid of a cancelled or refunded booking', id::text from books
    where by_code > 0 and (state = 'cancelled' or payment_state = 'refunded')
    union all
    select 'a code without its use', p.id::text from payments p
    where p.gateway = 'code' and not exists (select from discount_uses u where u.payment_id = p.id)
    union all
    select 'a use that counts and is not on a bill', u.payment_id::text from discount_uses u join books b on b.id = u.booking_id
    where u.counts and b.by_code = 0
    union all
    select 'uses of a code', c.code from discount_codes c
    where (c.used, c.given_paise) <> (
      select count(*)::int, coalesce(sum(p.amount_paise), 0)::bigint
      from discount_uses u join payments p on p.id = u.payment_id where u.code_id = c.id and u.counts)
    union all
    select 'cash without its press', p.id::text from payments p
    where p.gateway = 'cash' and not exists (select from cash_taken k where k.payment_id = p.id)
    union all
    select 'cash that was not received, and is paid', k.payment_id::text from cash_taken k
    join payments p on p.id = k.payment_id
    where (k.outcome is not distinct from 'not_received') <> (p.state = 'failed')
    union all
    select 'more credit than was given', l.user_id::text from ledger l where l.user_id is not null
    group by l.user_id
    having sum(case when l.credit = 'credit' then l.amount_paise else -l.amount_paise end) < 0
    union all
    select 'credit that the books do not say', c.id::text from credits c
    where not exists (select from ledger l where l.credit_id = c.id and l.user_id = c.user_id
      and l.amount_paise = c.amount_paise and (l.credit = 'credit') = (c.kind in ('given', 'sorry')))
    union all
    select 'a fee of a visit that was not cancelled', b.id::text from fees f join bookings b on b.id = f.booking_id
    where b.state <> 'cancelled' or b.ended_by not in ('user', 'handyman')
      or (f.kind = 'nobody_home') <> (coalesce(b.end_reason, '') = 'nobody_home')`);
