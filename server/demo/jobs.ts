import type { Place } from '#domain/place.ts';
import type { ServiceId } from '#domain/catalogue.ts';
import type { Db } from '../db/db.ts';

export type Job = Place & {
  readonly id: string;
  readonly user_id: string;
  readonly handyman_id: string;
  readonly service: ServiceId;
  readonly cost: number;
  readonly service_charge_paise: number;
  /** Given back as the LH Discount. */
  readonly gst_paise: number;
  readonly amount_paise: number;
  readonly share_paise: number;
  readonly hours_ago: number;
};

/** Each with all events that a real one would have. */
export const addJobs = async (db: Db, jobs: readonly Job[]): Promise<void> => {
  const values = [JSON.stringify(jobs)];
  const source = `json_to_recordset($1::json) as j(id uuid, user_id uuid, handyman_id uuid,
    service smallint, cost int, service_charge_paise int, gst_paise int, amount_paise int, share_paise int,
    lat float8, long float8, hours_ago int)`;
  await db.query(
    // Concurrent inserts would choose the same free numbers, so each is given one here.
    `with free as (
       select f.number, row_number() over (order by random()) as at
       from generate_series(10000, 99999) as f(number)
       where not exists (select 1 from bills i where i.number = f.number)
     ), numbered as (select *, row_number() over () as at from ${source}
     ), bill as (
       insert into bills (booking_id, number, service_charge_paise, cost_paise, gst_paise,
         discount_paise, total_paise, handyman_share_paise)
       select id, number, service_charge_paise, cost * 100, gst_paise, gst_paise, amount_paise,
         share_paise
       from numbered join free using (at)
     )
     insert into bookings (id, user_id, handyman_id, service, cost, lat, long, state,
       payment_state, created_at, expires_at, started_at, done_at, counted_at)
     select id, user_id, handyman_id, service, cost, lat, long, 'done', 'paid',
       now() - hours_ago * interval '1 hour',
       now() - hours_ago * interval '1 hour' + interval '10 minutes',
       now() - hours_ago * interval '1 hour' + interval '20 minutes',
       now() - hours_ago * interval '1 hour' + interval '75 minutes',
       now() - hours_ago * interval '1 hour' + interval '80 minutes'
     from ${source}`,
    values,
  );
  await db.query(
    `insert into booking_events (booking_id, move, actor, from_state, to_state, at)
     select id, move, actor, from_state, to_state,
       now() - hours_ago * interval '1 hour' + minute * interval '1 minute'
     from ${source}, (values
       ('request', 'user', null, 'requested', 0),
       ('accept', 'handyman', 'requested', 'accepted', 2),
       ('set_out', 'handyman', 'accepted', 'on_the_way', 5),
       ('arrive', 'handyman', 'on_the_way', 'arrived', 17),
       ('start', 'handyman', 'arrived', 'started', 20),
       ('finish', 'handyman', 'started', 'done', 75)
     ) as e(move, actor, from_state, to_state, minute)
     order by hours_ago desc, minute`,
    values,
  );
};

/** Paid for in the sandbox when the work was done, all that is on the bill, with the gateway's books and a receipt to show for it. */
export const addPayments = async (db: Db, jobs: readonly Job[]): Promise<void> => {
  const values = [JSON.stringify(jobs)];
  const paid = `(
    select j.id as booking_id, i.total_paise as amount_paise, 'pay:' || j.id || ':1' as key,
      'pi_sandbox_' || replace(j.id::text, '-', '') as gateway_id,
      -- Every other one.
      case when j.hours_ago % 2 = 0 then 'card' else 'upi' end as method,
      now() - j.hours_ago * interval '1 hour' + interval '80 minutes' as at
    from json_to_recordset($1::json) as j(id uuid, hours_ago int)
      join bills i on i.booking_id = j.id
  ) as paid`;
  await db.query(
    `insert into sandbox_charges (id, idempotency_key, amount_paise, state, token, created_at)
     select gateway_id, key, amount_paise, 'succeeded', case method when 'upi' then 'tok_upi' else 'tok_visa' end, at
     from ${paid}`,
    values,
  );
  await db.query(
    `insert into payments (booking_id, attempt, gateway, idempotency_key, gateway_id, state,
       amount_paise, method, busy_until, next_check_at, created_at, settled_at)
     select booking_id, 1, 'sandbox', key, gateway_id, 'succeeded', amount_paise, method, at, at, at, at
     from ${paid}`,
    values,
  );
  // So that no other payment takes a number in between.
  await db.query('lock table receipts in exclusive mode');
  await db.query(
    `insert into receipts (series, number, payment_id, issued_at)
     select 'LH-DEMO', coalesce((select max(number) from receipts where series = 'LH-DEMO'), 0)
       + row_number() over (order by at, p.id), p.id, at
     from payments p join ${paid} on p.gateway_id = paid.gateway_id`,
    values,
  );
};
