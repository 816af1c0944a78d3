-- Most of a handyman's card, as JSON that lacks its end: written when the row is, instead of twenty times for
-- each search. The place is rounded as the domain rounds it; a test compares the two.
create function card_of(
  id uuid, name text, area text, profile text, created_at timestamptz, lat float8, long float8
) returns text language sql immutable as $$
  select '{"handyman_id":"' || id || '","name":' || to_json(name) || ',"address":' || to_json(area)
    || ',"profile":' || coalesce(to_json(profile)::text, 'null')
    || ',"createdAt":"' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    || '","lat":' || floor(lat * 100 + 0.5) / 100 || ',"long":' || floor(long * 100 + 0.5) / 100
$$;

alter table handymen add column card text not null
  generated always as (card_of(id, name, area, profile, created_at, lat, long)) stored;

-- A handyman's open requests, oldest first, without walking through everything he ever did.
create index bookings_open_of_handyman on bookings (handyman_id, created_at, id)
  where state = 'requested';
