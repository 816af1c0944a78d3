-- outside a transaction: searches and those who write go on meanwhile.

-- As before one walk for each service, now past everyone who offers it. The names stay: each is built beside the old one
-- and takes its place, and processes of the release before walk it too, as who signed up with a service offers it.
create index concurrently if not exists handymen_new_listed_near_1 on handymen using gist (pos)
  where online and listed and (service = 1 or also @> '{1}');
drop index concurrently if exists handymen_listed_near_1;
alter index if exists handymen_new_listed_near_1 rename to handymen_listed_near_1;
create index concurrently if not exists handymen_new_later_near_1 on handymen using gist (pos)
  where listed and (service = 1 or also @> '{1}');
drop index concurrently if exists handymen_later_near_1;
alter index if exists handymen_new_later_near_1 rename to handymen_later_near_1;
create index concurrently if not exists handymen_listed_of_1 on handymen (id)
  where online and listed and (service = 1 or also @> '{1}');

create index concurrently if not exists handymen_new_listed_near_2 on handymen using gist (pos)
  where online and listed and (service = 2 or also @> '{2}');
drop index concurrently if exists handymen_listed_near_2;
alter index if exists handymen_new_listed_near_2 rename to handymen_listed_near_2;
create index concurrently if not exists handymen_new_later_near_2 on handymen using gist (pos)
  where listed and (service = 2 or also @> '{2}');
drop index concurrently if exists handymen_later_near_2;
alter index if exists handymen_new_later_near_2 rename to handymen_later_near_2;
create index concurrently if not exists handymen_listed_of_2 on handymen (id)
  where online and listed and (service = 2 or also @> '{2}');

create index concurrently if not exists handymen_new_listed_near_3 on handymen using gist (pos)
  where online and listed and (service = 3 or also @> '{3}');
drop index concurrently if exists handymen_listed_near_3;
alter index if exists handymen_new_listed_near_3 rename to handymen_listed_near_3;
create index concurrently if not exists handymen_new_later_near_3 on handymen using gist (pos)
  where listed and (service = 3 or also @> '{3}');
drop index concurrently if exists handymen_later_near_3;
alter index if exists handymen_new_later_near_3 rename to handymen_later_near_3;
create index concurrently if not exists handymen_listed_of_3 on handymen (id)
  where online and listed and (service = 3 or also @> '{3}');

create index concurrently if not exists handymen_new_listed_near_4 on handymen using gist (pos)
  where online and listed and (service = 4 or also @> '{4}');
drop index concurrently if exists handymen_listed_near_4;
alter index if exists handymen_new_listed_near_4 rename to handymen_listed_near_4;
create index concurrently if not exists handymen_new_later_near_4 on handymen using gist (pos)
  where listed and (service = 4 or also @> '{4}');
drop index concurrently if exists handymen_later_near_4;
alter index if exists handymen_new_later_near_4 rename to handymen_later_near_4;
create index concurrently if not exists handymen_listed_of_4 on handymen (id)
  where online and listed and (service = 4 or also @> '{4}');

create index concurrently if not exists handymen_new_listed_near_5 on handymen using gist (pos)
  where online and listed and (service = 5 or also @> '{5}');
drop index concurrently if exists handymen_listed_near_5;
alter index if exists handymen_new_listed_near_5 rename to handymen_listed_near_5;
create index concurrently if not exists handymen_new_later_near_5 on handymen using gist (pos)
  where listed and (service = 5 or also @> '{5}');
drop index concurrently if exists handymen_later_near_5;
alter index if exists handymen_new_later_near_5 rename to handymen_later_near_5;
create index concurrently if not exists handymen_listed_of_5 on handymen (id)
  where online and listed and (service = 5 or also @> '{5}');

create index concurrently if not exists handymen_new_listed_near_6 on handymen using gist (pos)
  where online and listed and (service = 6 or also @> '{6}');
drop index concurrently if exists handymen_listed_near_6;
alter index if exists handymen_new_listed_near_6 rename to handymen_listed_near_6;
create index concurrently if not exists handymen_new_later_near_6 on handymen using gist (pos)
  where listed and (service = 6 or also @> '{6}');
drop index concurrently if exists handymen_later_near_6;
alter index if exists handymen_new_later_near_6 rename to handymen_later_near_6;
create index concurrently if not exists handymen_listed_of_6 on handymen (id)
  where online and listed and (service = 6 or also @> '{6}');

drop index concurrently if exists handymen_listed_of_service;

alter table handymen validate constraint handymen_also;
