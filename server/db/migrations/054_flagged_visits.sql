-- Professionals whose visits an operator should look at (§26), one open row of each kind.
create table visit_flags (
  id bigint generated always as identity primary key,
  handyman_id uuid not null references handymen,
  kind text not null check (kind in ('no_visit', 'doors', 'never_came')),
  -- The visit after which it was raised.
  booking_id uuid not null references bookings,
  at timestamptz not null default now(),
  looked_at timestamptz,
  operator_id uuid references operators,
  constraint visit_flags_looked check ((looked_at is null) = (operator_id is null))
);
create unique index visit_flags_open on visit_flags (handyman_id, kind) where looked_at is null;
create index visit_flags_waiting on visit_flags (at) where looked_at is null;
create index visit_flags_of_handyman on visit_flags (handyman_id, at desc);

alter table handymen
  -- Since when they say no more yes, until an operator has looked.
  add column paused_at timestamptz,
  -- When an operator looked last: visits before that count no more.
  add column visits_looked_at timestamptz;

-- Who is paused is not listed, whatever the verification.
create or replace function set_listed() returns trigger language plpgsql as $$
declare
  needed boolean;
begin
  if new.deleted_at is not null or new.paused_at is not null then
    new.listed := false;
  elsif new.verification = 'applied' then
    -- Waits for who is changing it, and is then of the new mind.
    select required into strict needed from verification_setting for share;
    new.listed := not needed and not new.held;
  else
    new.listed := new.verification = 'verified';
  end if;
  return new;
end $$;
drop trigger handymen_listed on handymen;
create trigger handymen_listed before insert or update of verification, listed, paused_at on handymen
  for each row execute function set_listed();
