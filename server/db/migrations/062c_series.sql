-- Visits that come again. Processes of the release before neither ask for them nor make any.
alter table services add column repeats boolean not null default false;
update services set repeats = true where id in (1, 3);

create table series (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  handyman_id uuid not null references handymen,
  service smallint not null references services,
  rhythm text not null check (rhythm in ('weekly', 'weekdays')),
  -- When the visits are, in India: minutes from midnight, and for a weekly one the day, Monday is 0.
  minute smallint not null check (minute between 0 and 1439),
  weekday smallint check (weekday between 0 and 6),
  first_day date not null,
  -- What each visit costs, until another price holds; which of the packs it is, from 0.
  cost int not null check (cost > 0),
  pack smallint not null,
  bill jsonb not null,
  -- A price that both sides were told of, and from when on visits are made with it.
  next_cost int,
  next_bill jsonb,
  next_from timestamptz,
  lat double precision not null,
  long double precision not null,
  address text,
  note text,
  -- The professional has said yes to all visits.
  agreed_at timestamptz,
  paused_at timestamptz,
  paused_by text check (paused_by in ('user', 'handyman')),
  ended_at timestamptz,
  ended_by text check (ended_by in ('user', 'handyman', 'time')),
  -- When it is looked at next for visits to make.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint series_weekday check ((rhythm = 'weekly') = (weekday is not null)),
  constraint series_paused check ((paused_at is null) = (paused_by is null)),
  constraint series_ended check ((ended_at is null) = (ended_by is null)),
  constraint series_next check ((next_from is null) = (next_bill is null))
);
create unique index series_once on series (user_id, handyman_id, service, minute, coalesce(weekday, -1))
  where ended_at is null;
create index series_of_user on series (user_id) where ended_at is null;
create index series_of_handyman on series (handyman_id) where ended_at is null;
create index series_due on series (due_at) where ended_at is null and paused_at is null;
create index series_ever_of_user on series (user_id);
create index series_ever_of_handyman on series (handyman_id);
create trigger series_of_customers before insert on series
  for each row execute function refuse_deleted_customer();
create trigger series_of_handymen before insert on series
  for each row execute function refuse_deleted_handyman();

-- What became of each day of a series: one row, so one visit at most.
create table series_visits (
  series_id uuid not null references series on delete cascade,
  day date not null,
  state text not null check (state in ('made', 'skipped', 'paused', 'not_possible')),
  booking_id uuid references bookings,
  primary key (series_id, day)
);
create unique index series_visits_of_booking on series_visits (booking_id) where booking_id is not null;

-- A visit that was left out of its series in time is nobody's cancellation.
alter table bookings drop constraint bookings_end_reason;
alter table bookings add constraint bookings_end_reason check (
  end_reason in ('took_another_job', 'found_another', 'nobody_home', 'nobody_came', 'cannot_come', 'series_changed')
) not valid;
