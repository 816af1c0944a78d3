-- An operator may end a booking (§14), with words that both sides read. Processes of the release before write none.
alter table bookings add column end_words text;
alter table bookings add constraint bookings_end_words
  check (char_length(end_words) between 1 and 500) not valid;

alter table bookings drop constraint bookings_ended_by;
alter table bookings add constraint bookings_ended_by
  check (ended_by in ('user', 'handyman', 'time', 'operator')) not valid;
alter table bookings drop constraint bookings_end_reason;
alter table bookings add constraint bookings_end_reason check (
  end_reason in ('took_another_job', 'found_another', 'nobody_home', 'nobody_came', 'cannot_come')
) not valid;

alter table booking_events drop constraint booking_events_actor_check;
alter table booking_events add constraint booking_events_actor_check
  check (actor in ('user', 'handyman', 'time', 'operator')) not valid;

-- What is proposed when an operator ends the job is off with it.
alter table extras drop constraint extras_decided_by_check;
alter table extras add constraint extras_decided_by_check
  check (decided_by in ('user', 'handyman', 'time', 'operator')) not valid;
