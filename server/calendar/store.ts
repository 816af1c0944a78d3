import { activeStates, openState } from '#domain/booking.ts';
import type { State } from '#domain/booking.ts';
import type { Span } from '#domain/slots.ts';
import { later } from '#domain/slots.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

export type VisitRow = {
  id: string;
  number: number;
  service_name: string;
  state: State;
  startsAt: Date | null;
  username: string;
  contact_name: string | null;
  days_over: number | null;
  lat: number;
  long: number;
  handyman_share_paise: number;
  begins: Date;
  ends: Date;
};

const live = literals([...activeStates, 'done']);

/**
 * Of a professional: later visits by their start, those for now by when they were asked for, each along its own index.
 * Work that began earlier than planned, or goes on for longer, is found by the day before and after.
 */
const near = `(
  select y.* from bookings y
  where y.handyman_id = $1 and y.starts_at > $2::timestamptz - interval '1 day' and y.starts_at < $3::timestamptz + interval '1 day'
    and (y.state in ${live} or (y.state = '${openState}' and y.expires_at > now()))
  union all
  select y.* from bookings y
  where y.handyman_id = $1 and y.created_at > $2::timestamptz - interval '2 days' and y.created_at < $3::timestamptz
    and y.starts_at is null and y.state in ${live})`;

/** Without the way after it; visits from before there was a planned time took what their service takes. */
const planned = `coalesce(upper(b.planned) - lower(b.planned) - ${later.travelMinutes} * interval '1 minute',
  s.slot_minutes * interval '1 minute')`;

/** Work that only time has closed took as long as planned, as far as anybody knows. */
const visits = `
  select v.* from (
    select b.id, i.number, s.name as service_name, b.state, b.starts_at as "startsAt", u.username, b.contact_name,
      case when b.state = 'done' then (extract(epoch from now() - b.done_at) / 86400)::float8 end as days_over,
      b.lat, b.long, i.handyman_share_paise, t.begins,
      case when b.state = 'done' and b.ended_by is distinct from 'time' then greatest(b.done_at, t.begins)
        when b.state = 'started' then greatest(t.begins + ${planned}, now())
        else t.begins + ${planned} end as ends
    from ${near} b join users u on u.id = b.user_id join services s on s.id = b.service
      join bills i on i.booking_id = b.id,
      lateral (select coalesce(b.started_at, b.starts_at, lower(b.planned), b.created_at) as begins) t
  ) v
  where v.begins < $3::timestamptz and v.ends > $2::timestamptz
  order by v.begins, v.id limit 300`;

/** §27: what touches the time between the two: open requests for then, agreed visits, and what was done. */
export const listVisits = (db: Db, handymanId: string, { from, to }: Span): Promise<VisitRow[]> =>
  db.query<VisitRow>(visits, [handymanId, new Date(from), new Date(to)]);

export type OffRow = { id: string; starts_at: Date; ends_at: Date };

export const listOff = (db: Db, handymanId: string, { from, to }: Span): Promise<OffRow[]> =>
  db.query<OffRow>(
    `select id, starts_at, ends_at from time_off
     where handyman_id = $1 and ends_at > $2::timestamptz and starts_at < $3::timestamptz
     order by starts_at, id limit 100`,
    [handymanId, new Date(from), new Date(to)],
  );
