-- Everything that strangers are given comes from the place that the card shows: the order of the search and
-- its distances too. `pos` is therefore made from the rounded place. A centimetre or less, from a hash of
-- the id, keeps apart those who share a rounded place: with thousands of equal distances a search would
-- have to read them all. This rewrites the table and its indexes, during which searches
-- wait: ten to thirty seconds for each 100,000 rows.

create function listed_at(id uuid, lat float8, long float8) returns cube language sql immutable as $$
  select cube(array[cos(p) * cos(l), cos(p) * sin(l), sin(p)])
  from (select
    radians(floor(lat * 100 + 0.5) / 100 + uuid_hash_extended(id, 1)::float8 / 9.3e25) as p,
    radians(floor(long * 100 + 0.5) / 100 + uuid_hash_extended(id, 2)::float8 / 9.3e25) as l
  ) as rounded
$$;

drop index handymen_near, handymen_near_1, handymen_near_2, handymen_near_3, handymen_near_4,
  handymen_near_5, handymen_near_6;
alter table handymen drop column pos;

-- The area was taken from the address, where it may have been a house or a phone number. Nobody can tell which
-- it is, so those who have one are shown near the large city that is within 60 km of their rounded place.
-- The comparison of latitudes leaves one or two cities for which the distance is reckoned.
update handymen h set area = coalesce((
  select 'Near ' || c.name
  from (values
    ('Ahmedabad', 23.0225::float8, 72.5714::float8), ('Bengaluru', 12.9716, 77.5946), ('Bhopal', 23.2599, 77.4126),
    ('Bhubaneswar', 20.2961, 85.8245), ('Chandigarh', 30.7333, 76.7794), ('Chennai', 13.0827, 80.2707),
    ('Coimbatore', 11.0168, 76.9558), ('Delhi', 28.6139, 77.209), ('Guwahati', 26.1445, 91.7362),
    ('Hyderabad', 17.385, 78.4867), ('Indore', 22.7196, 75.8577), ('Jaipur', 26.9124, 75.7873),
    ('Kanpur', 26.4499, 80.3319), ('Kochi', 9.9312, 76.2673), ('Kolkata', 22.5726, 88.3639),
    ('Lucknow', 26.8467, 80.9462), ('Madurai', 9.9252, 78.1198), ('Mumbai', 19.076, 72.8777),
    ('Mysuru', 12.2958, 76.6394), ('Nagpur', 21.1458, 79.0882), ('Patna', 25.5941, 85.1376),
    ('Pune', 18.5204, 73.8567), ('Raipur', 21.2514, 81.6296), ('Ranchi', 23.3441, 85.3096),
    ('Srinagar', 34.0837, 74.7973), ('Surat', 21.1702, 72.8311),
    ('Thiruvananthapuram', 8.5241, 76.9366), ('Vadodara', 22.3072, 73.1812),
    ('Varanasi', 25.3176, 82.9739), ('Visakhapatnam', 17.6868, 83.2185)
  ) as c(name, lat, long)
  cross join lateral (select floor(h.lat * 100 + 0.5) / 100 as lat,
    floor(h.long * 100 + 0.5) / 100 as long) as r
  cross join lateral (select 2 * 6371 * asin(sqrt(power(sin(radians(c.lat - r.lat) / 2), 2)
    + cos(radians(r.lat)) * cos(radians(c.lat)) * power(sin(radians(c.long - r.long) / 2), 2))) as km) as d
  where abs(c.lat - r.lat) < 0.6 and d.km <= 60
  order by d.km limit 1), '');

alter table handymen add column pos cube not null
  generated always as (listed_at(id, lat, long)) stored;

create index handymen_near on handymen using gist (pos) where online;
create index handymen_near_1 on handymen using gist (pos) where online and service = 1;
create index handymen_near_2 on handymen using gist (pos) where online and service = 2;
create index handymen_near_3 on handymen using gist (pos) where online and service = 3;
create index handymen_near_4 on handymen using gist (pos) where online and service = 4;
create index handymen_near_5 on handymen using gist (pos) where online and service = 5;
create index handymen_near_6 on handymen using gist (pos) where online and service = 6;
