-- outside a transaction: bookings go on meanwhile.

-- Whether a professional is on a job, or has a visit so soon that another does not fit before it.
create index concurrently if not exists bookings_next_of_handyman on bookings
  (handyman_id, coalesce(starts_at, '-infinity'::timestamptz))
  where state in ('accepted', 'on_the_way', 'arrived', 'started');

-- One booking for now, and one visit under way, whatever is agreed for later. Both are there before the old one goes.
create unique index concurrently if not exists bookings_one_now_job on bookings (handyman_id)
  where state in ('accepted', 'on_the_way', 'arrived', 'started') and starts_at is null;
create unique index concurrently if not exists bookings_one_visit_under_way on bookings (handyman_id)
  where state in ('on_the_way', 'arrived', 'started');
drop index concurrently if exists bookings_one_running_job;

-- Which agreed visits begin soon.
create index concurrently if not exists bookings_ahead on bookings (starts_at)
  where state = 'accepted' and starts_at is not null;

-- A professional's visits by their time.
create index concurrently if not exists bookings_later_of_handyman on bookings (handyman_id, starts_at)
  where starts_at is not null;

-- Who can come at a later time, whether they are online or not: one walk per service.
create index concurrently if not exists handymen_later_near_1 on handymen using gist (pos)
  where listed and service = 1;
create index concurrently if not exists handymen_later_near_2 on handymen using gist (pos)
  where listed and service = 2;
create index concurrently if not exists handymen_later_near_3 on handymen using gist (pos)
  where listed and service = 3;
create index concurrently if not exists handymen_later_near_4 on handymen using gist (pos)
  where listed and service = 4;
create index concurrently if not exists handymen_later_near_5 on handymen using gist (pos)
  where listed and service = 5;
create index concurrently if not exists handymen_later_near_6 on handymen using gist (pos)
  where listed and service = 6;
