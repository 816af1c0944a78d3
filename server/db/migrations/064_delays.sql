-- A professional who will be late for an agreed visit: when they are expected instead, and whether the customer waits.
-- One row for each visit; it is about the agreed time that it names. Processes of the release before know nothing of it.
create table delays (
  booking_id uuid primary key references bookings,
  starts_at timestamptz not null,
  expected_at timestamptz not null,
  said_by text not null check (said_by in ('handyman', 'time')),
  said_at timestamptz not null default now(),
  -- How often it was said for this visit.
  times int not null default 1,
  waits_at timestamptz,
  constraint delays_late check (expected_at > starts_at)
);

-- The visit ended because the professional was late and the customer asked others.
alter table bookings drop constraint bookings_end_reason;
alter table bookings add constraint bookings_end_reason check (
  end_reason in ('took_another_job', 'found_another', 'nobody_home', 'nobody_came', 'cannot_come', 'series_changed',
    'running_late')
) not valid;
