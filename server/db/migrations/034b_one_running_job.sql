-- outside a transaction: nobody who books waits for these.

-- One job at a time, from the yes to the end of the work; a process of the release before, which knows fewer states,
-- is held to it too. The new one is there before the old one goes.
create unique index concurrently if not exists bookings_one_running_job on bookings (handyman_id)
  where state in ('accepted', 'on_the_way', 'arrived', 'started');
drop index concurrently if exists bookings_one_active_job;

alter table bookings validate constraint bookings_state_check;
alter table bookings validate constraint bookings_end_reason;
