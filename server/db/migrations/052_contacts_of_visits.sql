-- What belongs to a booking from the yes on. Processes of the release before write none of it: then there is no contact
-- to read later, and a professional reads the door once they are on the way.
alter table bookings
  -- The customer's name, email and phone at the yes: what they change later is for those who come later.
  add column contact_name text,
  add column contact_email text,
  add column contact_phone text,
  -- Since when the professional reads the exact place, the address and the phone.
  add column door_shown_at timestamptz,
  -- When the professional said "I am here" without being at the door, and how far it was; no distance without a place.
  add column here_said_at timestamptz,
  add column here_said_km float8 check (here_said_km >= 0);

-- Those who are under way have read it.
update bookings set door_shown_at = now() where state in ('accepted', 'on_the_way', 'arrived', 'started');
