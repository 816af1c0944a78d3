-- outside a transaction: nobody who books waits for these.
alter table bookings validate constraint bookings_end_words;
alter table bookings validate constraint bookings_ended_by;
alter table bookings validate constraint bookings_end_reason;
alter table booking_events validate constraint booking_events_actor_check;
alter table extras validate constraint extras_decided_by_check;
