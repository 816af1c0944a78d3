-- When a job was started, and who ended a booking, when and why. Rows that ended before this have no answer.
-- New columns without a default and constraints that do not look at old rows hold the table for a moment only.
alter table bookings
  add column started_at timestamptz,
  add column ended_at timestamptz,
  add column ended_by text,
  add column end_reason text,
  -- A fingerprint of the network that a request came from, for limits.
  add column asked_from bytea;
alter table bookings add constraint bookings_ended_by
  check (ended_by in ('user', 'handyman', 'time')) not valid;
alter table bookings add constraint bookings_end_reason
  check (end_reason in ('took_another_job', 'found_another')) not valid;

-- A running job is closed a day after its start; for those that run already the day begins now.
update bookings set started_at = now() where state = 'started';

-- Customers whose requests a handyman does not want.
create table handyman_blocks (
  handyman_id uuid not null references handymen,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  primary key (handyman_id, user_id)
);
