-- Where a professional's application stands (§12). Everybody there is has applied: nobody has looked at them yet.
alter table handymen
  add column verification text not null default 'applied',
  -- Since when something of theirs waits for an operator: an application, or an answer to a decision.
  add column verification_asked_at timestamptz default now(),
  -- What the operator wrote with the last decision, and what the professional answered to it.
  add column verification_reason text,
  add column verification_answer text,
  add column verified_at timestamptz,
  -- Grows with every change of the above: whoever decides says which one they have seen.
  add column verification_version int not null default 1,
  -- Whether customers are shown them at all; kept by the trigger below, indexed for the searches.
  add column listed boolean not null default true;

alter table handymen add constraint handymen_verification
  check (verification in ('applied', 'verified', 'refused', 'suspended')) not valid;
alter table handymen add constraint handymen_applied_waits
  check (verification <> 'applied' or verification_asked_at is not null) not valid;

-- VERIFY_HANDYMEN, as the process that started last has it: the rows follow it, whoever writes them.
create table verification_setting (
  only_row boolean primary key default true check (only_row),
  required boolean not null
);
insert into verification_setting (required) values (false);

-- Whoever changes the setting waits for those who have read it, so that no row is written by the old one later.
create function set_listed() returns trigger language plpgsql as $$
declare
  needed boolean;
begin
  if new.verification = 'applied' then
    select required into strict needed from verification_setting for share;
    new.listed := not needed;
  else
    new.listed := new.verification = 'verified';
  end if;
  return new;
end $$;
create trigger handymen_listed before insert or update of verification, listed on handymen
  for each row execute function set_listed();

-- A professional's own photo, drawn anew and served by its hash; `profile` holds its address.
create table handyman_photos (
  handyman_id uuid primary key references handymen,
  hash text not null constraint handyman_photos_hash unique,
  image bytea not null,
  given_at timestamptz not null default now()
);
