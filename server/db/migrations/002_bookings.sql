create table bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  handyman_id uuid not null references handymen,
  service smallint not null check (service between 1 and 6),
  cost int not null check (cost in (50, 120, 200)),
  lat float8 not null check (lat between -90 and 90),
  long float8 not null check (long between -180 and 180),
  state text not null default 'requested' check (
    state in ('requested', 'accepted', 'started', 'done', 'declined', 'cancelled', 'expired')
  ),
  payment_state text not null default 'unpaid' check (
    payment_state in ('unpaid', 'processing', 'paid', 'refunded')
  ),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null))
);

create unique index bookings_one_active_job on bookings (handyman_id)
  where state in ('accepted', 'started');
create unique index bookings_one_open_request on bookings (user_id, handyman_id)
  where state = 'requested';
create index bookings_due on bookings (expires_at) where state = 'requested';
create index bookings_of_user on bookings (user_id, created_at desc, id desc);
create index bookings_of_handyman on bookings (handyman_id, created_at desc, id desc);

-- What happened, in order. Rows are only ever added.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings,
  move text not null,
  actor text not null check (actor in ('user', 'handyman', 'time')),
  from_state text,
  to_state text not null,
  at timestamptz not null default now()
);
create index booking_events_of on booking_events (booking_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;

create trigger booking_events_append_only before update or delete on booking_events
  for each row execute function refuse_change();
create trigger bookings_never_deleted before delete on bookings
  for each row execute function refuse_change();
