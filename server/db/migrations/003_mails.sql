-- Mail leaves through this table: written with the change it tells of, sent by a job.
create table mails (
  id uuid primary key default gen_random_uuid(),
  to_name text not null,
  to_address text not null,
  subject text not null,
  -- The two parts, sealed: they hold codes. Wiped once a mail server has taken them.
  sealed bytea,
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  -- A code that has run out is not worth a mail.
  useless_after timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_due on mails (next_try_at) where state = 'due';
