-- On the way and at the door, between the yes and the start; and why a visit came to nothing. Processes of the
-- release before know neither state and never write one.
alter table bookings drop constraint bookings_state_check;
alter table bookings add constraint bookings_state_check check (
  state in ('requested', 'accepted', 'on_the_way', 'arrived', 'started', 'done', 'declined', 'cancelled', 'expired')
) not valid;
alter table bookings drop constraint bookings_end_reason;
alter table bookings add constraint bookings_end_reason check (
  end_reason in ('took_another_job', 'found_another', 'nobody_home', 'nobody_came')
) not valid;

-- Where somebody on the way is: the newest point only. Unlogged, so that no backup made of the log has the way
-- somebody went; after a crash the next point comes within seconds.
create unlogged table live_places (
  booking_id uuid primary key references bookings,
  lat float8 not null check (lat between -90 and 90),
  long float8 not null check (long between -180 and 180),
  -- How far off it may be, in metres, where the device said so.
  accuracy float8 check (accuracy >= 0),
  at timestamptz not null default now()
) with (fillfactor = 50);

-- Whoever is not on the way any more is nowhere, by whatever move and whichever program made it.
create function forget_live_place() returns trigger language plpgsql as $$
begin
  delete from live_places where booking_id = new.id;
  return null;
end $$;
create trigger bookings_left_the_way after update of state on bookings for each row
  when (old.state = 'on_the_way' and new.state <> 'on_the_way')
  execute function forget_live_place();
