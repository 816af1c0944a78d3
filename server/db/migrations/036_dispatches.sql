-- Asking the first who is free: three at a time, until somebody says yes. Each question is an ordinary booking.

create table dispatches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  service smallint not null references services,
  cost int not null check (cost > 0),
  -- The bill that every request of it carries: a price that changes between two waves changes nothing.
  service_charge_paise int not null,
  cost_paise int not null,
  gst_paise int not null,
  discount_paise int not null,
  total_paise int not null,
  handyman_share_paise int not null,
  lat float8 not null check (lat between -90 and 90),
  long float8 not null check (long between -180 and 180),
  -- Which door and what there is to do, copied to every request.
  address text check (char_length(address) between 1 and 160),
  note text check (char_length(note) between 1 and 300),
  -- A fingerprint of the network, as on bookings.
  asked_from bytea not null,
  state text not null default 'asking' check (state in ('asking', 'found', 'stopped', 'nobody')),
  wave smallint not null default 0 check (wave >= 0),
  -- When the wave ends and the next three are asked.
  due_at timestamptz not null,
  -- Who said yes. Bookings name their dispatch without a key: the two tables would hold each other otherwise.
  booking_id uuid references bookings,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint dispatches_ended check ((state = 'asking') = (ended_at is null)),
  constraint dispatches_found check ((state = 'found') = (booking_id is not null))
);
-- One at a time for each customer; what is due is found among these too.
create unique index dispatches_one_asking on dispatches (user_id) where state = 'asking';
-- What became of those of a day.
create index dispatches_by_day on dispatches (created_at);
create index dispatches_of_user on dispatches (user_id, created_at desc, id desc);
create unique index dispatches_of_booking on dispatches (booking_id) where booking_id is not null;

alter table bookings add column dispatch_id uuid;

-- Whoever says yes ends what the customer asked around for, in the transaction of the yes and behind its lock on the
-- customer. A trigger, so that it also holds in processes of the release before. A yes that began in time may come
-- just after the last wave was given up.
create function end_dispatch() returns trigger language plpgsql as $$
begin
  update dispatches set state = 'found', booking_id = new.id, ended_at = now()
  where user_id = new.user_id and service = new.service and state = 'asking';
  if not found and new.dispatch_id is not null then
    update dispatches set state = 'found', booking_id = new.id, ended_at = now()
    where id = new.dispatch_id and state = 'nobody';
  end if;
  return null;
end $$;

create trigger bookings_end_dispatch after update of state on bookings
  for each row when (old.state = 'requested' and new.state = 'accepted')
  execute function end_dispatch();
