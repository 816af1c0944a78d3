-- Those who run the market, and everything they do. The wider rule holds for every row there is, so none is looked at.
alter domain role_name drop constraint known_role;
alter domain role_name add constraint known_role check (value in ('user', 'handyman', 'operator')) not valid;

create table operators (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint operators_email unique,
  name text not null,
  level text not null check (level in ('support', 'admin')),
  language text not null default 'en' check (language in ('en', 'hi')),
  -- Nothing until the link was used.
  password_hash text,
  -- The secret of the second factor, sealed, and the last time step whose code was used.
  totp_secret bytea,
  totp_step bigint,
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);

-- One link each, by which somebody joins or begins anew; the secret of the second factor waits with it.
create table operator_links (
  operator_id uuid primary key references operators on delete cascade,
  token_hash bytea not null unique,
  totp_secret bytea not null,
  expires_at timestamptz not null
);

create table operator_recovery_codes (
  operator_id uuid not null references operators on delete cascade,
  code_hash bytea not null,
  primary key (operator_id, code_hash)
);

-- Who did what to whom, when and why. `operator_id` is nothing for the command line.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator_id uuid references operators,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  reason text,
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_id, id desc);
create index audit_log_operator on audit_log (operator_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only.';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
