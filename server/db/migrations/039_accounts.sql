-- Where somebody is logged in (§21): when it began, when it was last used, and with which browser on what; no address
-- of the net. Logins there are already have none of it: they began a day before they end. The default is for a process
-- of the release before, which goes on adding rows without a time.
alter table sessions
  add column started_at timestamptz,
  add column seen_at timestamptz,
  add column browser text,
  add column system text;
alter table sessions alter column started_at set default now();
