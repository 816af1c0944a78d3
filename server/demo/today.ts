import type { Db } from '../db/db.ts';
import { isDay } from './hours.ts';
import type { Job } from './jobs.ts';

/** What became of a request that was not, or not yet, work that is done. */
type Fate =
  | 'requested'
  | 'accepted'
  | 'on_the_way'
  | 'arrived'
  | 'started'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'nobody_home';

export type Request = Job & { readonly fate: Fate; readonly minutes_ago: number };

type Lately = Pick<Request, 'fate' | 'minutes_ago'>;

const after = (fate: Fate, minutes: readonly number[]): Lately[] =>
  minutes.map((minutesAgo) => ({ fate, minutes_ago: minutesAgo }));

/** What runs at the first start, and what came to nothing today and yesterday. */
export const latelyFates: readonly Lately[] = [
  ...after('requested', [1, 4]),
  ...after('accepted', [6, 9, 14]),
  ...after('on_the_way', [12, 16]),
  ...after('arrived', [21]),
  ...after('started', [35, 50, 75, 110, 320]),
  ...after('expired', [95, 310, 560, 1_480, 1_720, 2_050, 2_300]),
  ...after('declined', [70, 200, 430, 1_390, 1_600, 1_850]),
  ...after('nobody_home', [260]),
  ...after('withdrawn', [130, 380, 1_510, 1_990]),
];

type Chance = { readonly below: (n: number) => number };

/** Hours ago in the last two days at which work is usually asked for, some of them several times. */
export const workingHours = (chance: Chance, now: Date): number[] =>
  Array.from({ length: 44 }, (_, n) => n + 2).flatMap((hoursAgo) => {
    const day = isDay(new Date(now.getTime() - hoursAgo * 3_600_000));
    const busy = day ? 1 + chance.below(3) : chance.below(6) === 0 ? 1 : 0;
    return Array.from({ length: busy }, () => hoursAgo);
  });

const source = `(
  select *, now() - minutes_ago * interval '1 minute' as at
  from json_to_recordset($1::json) as j(id uuid, user_id uuid, handyman_id uuid, service smallint,
    cost int, service_charge_paise int, gst_paise int, amount_paise int, share_paise int,
    lat float8, long float8, fate text, minutes_ago int)
) r`;

/** Each with the events that it has had so far. */
export const addRequests = async (db: Db, requests: readonly Request[]): Promise<void> => {
  const values = [JSON.stringify(requests)];
  await db.query(
    `with bill as (
       insert into bills (booking_id, service_charge_paise, cost_paise, gst_paise, discount_paise,
         total_paise, handyman_share_paise)
       select id, service_charge_paise, cost * 100, gst_paise, gst_paise, amount_paise, share_paise
       from ${source}
     )
     insert into bookings (id, user_id, handyman_id, service, cost, lat, long, state, created_at,
       expires_at, started_at, ended_at, ended_by, end_reason)
     select id, user_id, handyman_id, service, cost, lat, long,
       case when fate in ('withdrawn', 'nobody_home') then 'cancelled' else fate end, at,
       at + interval '10 minutes',
       case fate when 'started' then at + interval '20 minutes' end,
       case fate when 'declined' then at + interval '2 minutes'
         when 'withdrawn' then at + interval '3 minutes'
         when 'expired' then at + interval '10 minutes'
         when 'nobody_home' then at + interval '32 minutes' end,
       case fate when 'declined' then 'handyman' when 'withdrawn' then 'user'
         when 'expired' then 'time' when 'nobody_home' then 'handyman' end,
       case fate when 'nobody_home' then fate end
     from ${source}`,
    values,
  );
  await db.query(
    `insert into booking_events (booking_id, move, actor, from_state, to_state, at)
     select id, move, actor, from_state, to_state, at + minute * interval '1 minute'
     from ${source} join (values
       ('any', 'request', 'user', null, 'requested', 0),
       ('accepted', 'accept', 'handyman', 'requested', 'accepted', 2),
       ('started', 'accept', 'handyman', 'requested', 'accepted', 3),
       ('on_the_way', 'accept', 'handyman', 'requested', 'accepted', 2),
       ('on_the_way', 'set_out', 'handyman', 'accepted', 'on_the_way', 5),
       ('arrived', 'accept', 'handyman', 'requested', 'accepted', 2),
       ('arrived', 'set_out', 'handyman', 'accepted', 'on_the_way', 5),
       ('arrived', 'arrive', 'handyman', 'on_the_way', 'arrived', 16),
       ('nobody_home', 'accept', 'handyman', 'requested', 'accepted', 2),
       ('nobody_home', 'arrive', 'handyman', 'accepted', 'arrived', 16),
       ('nobody_home', 'nobody_home', 'handyman', 'arrived', 'cancelled', 32),
       ('started', 'set_out', 'handyman', 'accepted', 'on_the_way', 5),
       ('started', 'arrive', 'handyman', 'on_the_way', 'arrived', 17),
       ('started', 'start', 'handyman', 'arrived', 'started', 20),
       ('declined', 'decline', 'handyman', 'requested', 'declined', 2),
       ('withdrawn', 'withdraw', 'user', 'requested', 'cancelled', 3),
       ('expired', 'expire', 'time', 'requested', 'expired', 10)
     ) as e(of, move, actor, from_state, to_state, minute) on e.of in ('any', r.fate)
     order by minutes_ago desc, minute`,
    values,
  );
};
