-- Notifications on people's devices (§24).

-- One pair of keys for ever: every device is subscribed with the public one.
create table push_keys (
  single boolean primary key default true check (single),
  public_key bytea not null,
  -- The private key.
  sealed bytea not null,
  created_at timestamptz not null default now()
);

create table push_devices (
  id uuid primary key default gen_random_uuid(),
  role text not null check (role in ('user', 'handyman')),
  account_id uuid not null,
  -- The login that it was added with; gone with it when somebody logs out.
  session_hash bytea not null,
  -- A keyed hash: whoever has the address of a device can write to it.
  endpoint_hash bytea not null constraint push_devices_endpoint unique,
  -- Its address and its keys.
  sealed bytea not null,
  browser text,
  system text,
  added_at timestamptz not null default now()
);
create index push_devices_of_account on push_devices (role, account_id, added_at);
create index push_devices_of_session on push_devices (session_hash);
create index push_devices_by_age on push_devices (added_at);

-- Nobody has a row who has changed nothing.
create table push_choices (
  role text not null check (role in ('user', 'handyman')),
  account_id uuid not null,
  off text[] not null default '{}',
  -- Hours of the day in India; over midnight where the first is later.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  primary key (role, account_id),
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);

-- What is to be told, written with the change it tells of; a job sends it. What it says is written when it is sent.
create table push_messages (
  id uuid primary key default gen_random_uuid(),
  role text not null check (role in ('user', 'handyman')),
  account_id uuid not null,
  news text not null check (news ~ '^[a-z_]+$'),
  booking_id uuid not null references bookings,
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  -- Devices that need not be tried again, whether they took it or never will.
  settled uuid[] not null default '{}',
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  useless_after timestamptz not null,
  -- When a mail is due instead, unless a device has taken it or its reader is looking.
  mail_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index push_messages_due on push_messages (next_try_at) where state = 'due';
create index push_messages_mail on push_messages (mail_at) where mail_at is not null;
create index push_messages_by_age on push_messages (created_at);
