-- A job counts on the public card (handymen.jobs_done) once it was paid, or has stayed done for a day; this is
-- when it was counted. Bookings that exist have been counted if they are done. A default that is the same for
-- all of them needs no walk through the table; only those that go on are then set back.
alter table bookings add column counted_at timestamptz default now();
alter table bookings alter column counted_at drop default;
update bookings set counted_at = null where state = 'requested';
update bookings set counted_at = null where state in ('accepted', 'started');
