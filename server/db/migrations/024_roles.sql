-- Who can have an account, said once for the database: another role is one change of this type.
create domain role_name as text constraint known_role check (value in ('user', 'handyman'));


-- The purposes of codes are named after the roles; the program's types list them.
alter table codes drop constraint codes_purpose_check;

-- To end all of an account's sessions at once.
create index sessions_of_account on sessions (account_id);

-- When a job ran last, for those that run once per period over all processes.
create table job_runs (
  name text primary key,
  started_at timestamptz not null
);

-- Both are rewritten. Last of all the one that every request reads, so that it is locked for the shortest time.
alter table mailboxes drop constraint mailboxes_role_check, alter column role type role_name;
alter table sessions drop constraint sessions_role_check, alter column role type role_name;
