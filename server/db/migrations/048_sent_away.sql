-- §12: a professional who was suspended is recognised by keyed hashes when they sign up again. The reason is the
-- operator's. Without an account behind it, it has an end.
create table suspensions (
  id uuid primary key default gen_random_uuid(),
  handyman_id uuid constraint suspensions_of_handyman unique references handymen,
  reason text not null,
  suspended_at timestamptz not null default now(),
  forget_at timestamptz,
  constraint suspensions_end check (handyman_id is not null or forget_at is not null)
);
create index suspensions_forget on suspensions (forget_at) where forget_at is not null;

-- Of the Aadhaar number, the mailbox and the phone; a person may have had several.
create table suspension_marks (
  suspension_id uuid not null references suspensions on delete cascade,
  kind text not null check (kind in ('aadhaar', 'mailbox', 'phone')),
  hash bytea not null,
  primary key (suspension_id, kind, hash)
);
create index suspension_marks_hash on suspension_marks (hash);

-- Whose sign-up has matched which suspension, and in what.
create table suspension_matches (
  handyman_id uuid not null references handymen,
  suspension_id uuid not null references suspensions on delete cascade,
  same text[] not null,
  primary key (handyman_id, suspension_id)
);
create index suspension_matches_of on suspension_matches (suspension_id);

-- Those who are suspended now; their mailbox and phone are added when they leave.
insert into suspensions (handyman_id, reason, suspended_at)
select h.id, coalesce(h.verification_reason, ''), coalesce(
  (select max(a.at) from audit_log a where a.subject_kind = 'handyman' and a.subject_id = h.id::text
     and a.action = 'suspend_professional'), now())
from handymen h where h.verification = 'suspended' and h.deleted_at is null;
insert into suspension_marks (suspension_id, kind, hash)
select s.id, 'aadhaar', h.aadhaar_hash from suspensions s join handymen h on h.id = s.handyman_id;

-- §6: a mailbox that a blocked customer has left, by moving or by deleting the account. `user_id` is whose it was,
-- as long as they have an account.
create table former_blocks (
  id uuid not null default gen_random_uuid() unique,
  handyman_id uuid not null references handymen,
  mailbox_hash bytea not null,
  user_id uuid references users,
  blocked_at timestamptz not null,
  forget_at timestamptz not null,
  primary key (mailbox_hash, handyman_id)
);
create index former_blocks_of_handyman on former_blocks (handyman_id);
create index former_blocks_of_user on former_blocks (user_id) where user_id is not null;
create index former_blocks_forget on former_blocks (forget_at);

-- Taken over from an account before: the professional is not told the name of this one.
alter table handyman_blocks add column carried boolean not null default false;

-- Not listed while the application waits, whatever the setting says.
alter table handymen add column held boolean not null default false;

create or replace function set_listed() returns trigger language plpgsql as $$
declare
  needed boolean;
begin
  if new.deleted_at is not null then
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
