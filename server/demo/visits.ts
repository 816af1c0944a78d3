import { activeStates, waitingStates } from '#domain/booking.ts';
import { literals } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/** What an accept stores with a booking, for jobs that never had one over HTTP; and a visit flagged for an operator. */
export const addDemoVisits = async (db: Db): Promise<void> => {
  await db.query(
    `update bookings b set contact_name = u.username, contact_email = u.email, contact_phone = u.contact_number,
       door_shown_at = case when b.state in ${literals(activeStates)} then b.created_at + interval '2 minutes' end
     from users u where u.id = b.user_id and b.contact_name is null
       and (b.state in ${literals([...waitingStates, 'started', 'done'])} or b.end_reason = 'nobody_home')`,
  );
  await db.query(
    `with raised as (
       insert into visit_flags (handyman_id, booking_id, kind, at)
       select handyman_id, id, 'never_came', now() - interval '3 hours' from bookings
       where end_reason = 'nobody_home' order by created_at desc limit 1
       on conflict do nothing returning handyman_id, booking_id, kind
     )
     insert into audit_log (action, subject_kind, subject_id, details)
     select 'flag_professional', 'handyman', handyman_id::text,
       jsonb_build_object('kind', kind, 'booking', booking_id::text) from raised`,
  );
};
