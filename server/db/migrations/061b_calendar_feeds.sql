-- The address at which a professional's calendar program reads their visits; of the secret in it only a hash is stored.
create table calendar_feeds (
  handyman_id uuid primary key references handymen,
  hash bytea not null unique,
  made_at timestamptz not null default now(),
  -- To the hour.
  read_at timestamptz
);

create function end_calendar_feed() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where handyman_id = new.id;
  return null;
end $$;
-- In the database, so that no way to a new password, a suspension or a deletion leaves the address behind.
create trigger handymen_end_calendar_feed after update of password_hash, verification, deleted_at on handymen
  for each row
  when (old.password_hash is distinct from new.password_hash
    or (new.verification = 'suspended' and old.verification is distinct from new.verification)
    or (new.deleted_at is not null and old.deleted_at is null))
  execute function end_calendar_feed();
