-- The doors that a customer asks people to. What was booked has its own copy in visit_details.
create table addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  kind text not null check (kind in ('home', 'work', 'other')),
  name text check (char_length(name) between 1 and 24),
  address text not null check (char_length(address) between 1 and 160),
  lat double precision not null check (lat between -90 and 90),
  long double precision not null check (long between -180 and 180),
  -- When it was kept, or last asked to.
  used_at timestamptz not null default now(),
  constraint addresses_own_word check (name is null or kind = 'other'),
  -- Kept twice, it is the same address; also serves the list of a customer.
  constraint addresses_once unique (user_id, address)
);
