-- When professionals who are online were last here, and whether they were asked if they still are. Whoever goes offline
-- by hand has no row.
create table presences (
  handyman_id uuid primary key references handymen,
  seen_at timestamptz not null default now(),
  -- Asked by mail, and not seen since.
  asked_at timestamptz,
  -- Set offline because there was no answer; until they are online again.
  left_at timestamptz
);
create index presences_quiet on presences (seen_at) where asked_at is null and left_at is null;
create index presences_asked on presences (asked_at) where asked_at is not null;

-- From now on, as if all were here. The people of the demonstration never are, and stay.
insert into presences (handyman_id)
select id from handymen where online and email not like '%@demo.localhands.example';
