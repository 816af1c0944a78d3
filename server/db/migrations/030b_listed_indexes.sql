-- outside a transaction: nobody who writes waits for these.

-- One walk per service, and only past those who are shown.
create index concurrently if not exists handymen_listed_near on handymen using gist (pos)
  where online and listed;
create index concurrently if not exists handymen_listed_near_1 on handymen using gist (pos)
  where online and listed and service = 1;
create index concurrently if not exists handymen_listed_near_2 on handymen using gist (pos)
  where online and listed and service = 2;
create index concurrently if not exists handymen_listed_near_3 on handymen using gist (pos)
  where online and listed and service = 3;
create index concurrently if not exists handymen_listed_near_4 on handymen using gist (pos)
  where online and listed and service = 4;
create index concurrently if not exists handymen_listed_near_5 on handymen using gist (pos)
  where online and listed and service = 5;
create index concurrently if not exists handymen_listed_near_6 on handymen using gist (pos)
  where online and listed and service = 6;
create index concurrently if not exists handymen_listed_of_service on handymen (service, id)
  where online and listed;

-- What waits for an operator, the longest first.
create index concurrently if not exists handymen_waiting on handymen (verification_asked_at, id)
  where verification_asked_at is not null;
-- The operator's list, newest first.
create index concurrently if not exists handymen_joined on handymen (created_at desc, id desc);

alter table handymen validate constraint handymen_verification;
alter table handymen validate constraint handymen_applied_waits;

-- Until they are replaced, processes of the release before sort the rows of a service instead of walking these.
drop index concurrently if exists handymen_near;
drop index concurrently if exists handymen_near_1;
drop index concurrently if exists handymen_near_2;
drop index concurrently if exists handymen_near_3;
drop index concurrently if exists handymen_near_4;
drop index concurrently if exists handymen_near_5;
drop index concurrently if exists handymen_near_6;
drop index concurrently if exists handymen_listed;
