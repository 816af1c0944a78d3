-- How often the agreed time of a visit was changed: calendar programs put a version in the place of an older one only.
alter table bookings add column time_changes smallint not null default 0;

create function count_time_change() returns trigger language plpgsql as $$
begin
  new.time_changes := old.time_changes + 1;
  return new;
end $$;
-- In the database, so that whatever moves a visit is counted.
create trigger bookings_time_changed before update of starts_at on bookings for each row
  when (old.starts_at is distinct from new.starts_at and old.starts_at is not null)
  execute function count_time_change();
