-- When professionals work and how far they go, and visits that are agreed for later. Processes of the release before
-- know nothing of it: to them every booking is for now, and a professional with a visit ahead is on a job.
create extension if not exists btree_gist;

alter table handymen
  -- The week in half hours from Monday 0:00 in India, one bit each. At first nine to seven on every day but Sunday.
  add column week bit(336) not null default
    (repeat(repeat('0', 18) || repeat('1', 20) || repeat('0', 10), 6) || repeat('0', 48))::bit(336),
  -- How far they go, once they have said so.
  add column radius_km smallint check (radius_km between 1 and 50);

-- Days off, and gaps that a professional has closed.
create table time_off (
  id uuid primary key default gen_random_uuid(),
  handyman_id uuid not null references handymen,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint time_off_forwards check (ends_at > starts_at)
);
create index time_off_of on time_off (handyman_id, ends_at);
-- Which is over for so long that it is deleted.
create index time_off_over on time_off (ends_at);

alter table bookings
  -- When the visit begins; none for a booking for now.
  add column starts_at timestamptz,
  -- The time it takes of the professional, with the way to the next.
  add column planned tstzrange;

alter table dispatches add column starts_at timestamptz;

-- Processes of the release before say no planned time.
create function plan_booking() returns trigger language plpgsql as $$
begin
  new.planned := tstzrange(now(),
    now() + ((select slot_minutes from services where id = new.service) + 30) * interval '1 minute');
  return new;
end $$;
create trigger bookings_planned before insert on bookings for each row when (new.planned is null)
  execute function plan_booking();

-- One job at a time until now, so no two of these overlap.
update bookings b set planned = tstzrange(b.created_at, b.created_at + (s.slot_minutes + 30) * interval '1 minute')
from services s
where s.id = b.service and b.state in ('requested', 'accepted', 'on_the_way', 'arrived', 'started');

-- Holds bookings up while it looks through the table once: an exclusion constraint cannot be built beside them.
alter table bookings add constraint bookings_one_place_at_a_time
  exclude using gist (handyman_id with =, planned with &&)
  where (state in ('accepted', 'on_the_way', 'arrived', 'started'))
  -- Compared at the end of each statement: one that moves several visits may pass through an overlap.
  deferrable initially immediate;

-- Each reminder of an agreed time once; a time that was changed has reminders of its own.
create table reminders (
  booking_id uuid not null references bookings,
  kind text not null check (kind in ('day', 'hours')),
  starts_at timestamptz not null,
  sent_at timestamptz not null default now(),
  primary key (booking_id, kind, starts_at)
);
