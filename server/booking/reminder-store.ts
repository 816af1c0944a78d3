import { reminders } from '#domain/reminder.ts';
import type { Reminder } from '#domain/reminder.ts';
import type { Db } from '../db/db.ts';
import { columns, parties } from './store.ts';
import type { BookingRow } from './store.ts';

/**
 * Visits that begin within so many minutes, and were agreed before that. The row that is added is the right to send the
 * reminder: of several processes one adds it. It names the agreed time, so that another time has reminders of its own.
 * A visit whose next reminder is due as well has only that one.
 */
const claim = `
  with due as materialized (
    select b.id, b.starts_at from bookings b
    where b.state = 'accepted' and b.starts_at > now() + $3::int * interval '1 minute'
      and b.starts_at <= now() + $2::int * interval '1 minute'
      and not exists (select 1 from reminders r
        where r.booking_id = b.id and r.kind = $1::text and r.starts_at = b.starts_at)
      and (select max(e.at) from booking_events e where e.booking_id = b.id and e.to_state = 'accepted'
          and e.move <> 'late')
        <= b.starts_at - $2::int * interval '1 minute'
    order by b.starts_at limit 50 for update of b skip locked
  ),
  sent as (
    insert into reminders (booking_id, kind, starts_at) select id, $1::text, starts_at from due
    on conflict do nothing returning booking_id
  )
  select ${columns} from bookings b ${parties} join sent on sent.booking_id = b.id`;

/** §27: gives the visits whose reminder is this process's to send, in the transaction that sends it. */
export const claimReminders = (db: Db, kind: Reminder): Promise<BookingRow[]> =>
  db.query<BookingRow>(claim, [kind, reminders[kind], kind === 'day' ? reminders.hours : 0]);
