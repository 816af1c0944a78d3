-- A place on the globe is a unit vector, so that the nearest by straight line is the nearest by great circle.
create extension if not exists cube;

create table users (
  id uuid primary key,
  username text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  contact_number text not null check (contact_number ~ '^[6-9][0-9]{9}$'),
  lat float8 not null check (lat between -90 and 90),
  long float8 not null check (long between -180 and 180),
  created_at timestamptz not null default now()
);

create table handymen (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  phone text not null check (phone ~ '^[6-9][0-9]{9}$'),
  service smallint not null check (service between 1 and 6),
  aadhaar_last_four text not null check (aadhaar_last_four ~ '^[0-9]{4}$'),
  aadhaar_hash bytea not null unique,
  address text not null,
  area text not null,
  profile text,
  lat float8 not null check (lat between -90 and 90),
  long float8 not null check (long between -180 and 180),
  pos cube not null generated always as (
    cube(array[
      cos(radians(lat)) * cos(radians(long)),
      cos(radians(lat)) * sin(radians(long)),
      sin(radians(lat))
    ])
  ) stored,
  online boolean not null default true,
  jobs_done int not null default 0 check (jobs_done >= 0),
  created_at timestamptz not null default now()
);

-- One walk per service: a filter on a shared index would step over the other five services.
create index handymen_near on handymen using gist (pos) where online;
create index handymen_near_1 on handymen using gist (pos) where online and service = 1;
create index handymen_near_2 on handymen using gist (pos) where online and service = 2;
create index handymen_near_3 on handymen using gist (pos) where online and service = 3;
create index handymen_near_4 on handymen using gist (pos) where online and service = 4;
create index handymen_near_5 on handymen using gist (pos) where online and service = 5;
create index handymen_near_6 on handymen using gist (pos) where online and service = 6;
create index handymen_listed on handymen (service, id) where online;

-- Sealed with the application's key: a copy of the database shows nobody's card.
create table aadhaar_images (
  handyman_id uuid not null references handymen,
  side text not null check (side in ('aadharFront', 'aadharBack')),
  sealed bytea not null,
  primary key (handyman_id, side)
);

create table sessions (
  token_hash bytea primary key,
  role text not null check (role in ('user', 'handyman')),
  account_id uuid not null,
  expires_at timestamptz not null
);
create index sessions_expiry on sessions (expires_at);

-- One live code per purpose and subject: a new one takes the place of the old.
create table codes (
  purpose text not null check (purpose in ('user_signup', 'handyman_signup', 'job_start')),
  subject text not null,
  code_hash bytea not null,
  sealed bytea,
  reserved_id uuid not null default gen_random_uuid(),
  tries_left int not null check (tries_left >= 0),
  sent_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (purpose, subject)
);

-- Counters may be lost in a crash; they are not worth a write-ahead log.
create unlogged table limits (
  key bytea primary key,
  used int not null,
  resets_at timestamptz not null
);
