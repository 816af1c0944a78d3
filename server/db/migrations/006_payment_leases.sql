-- Who may talk to the gateway about a payment right now: `busy_until` says for how long, `lease` whose turn it
-- is. A process that was paused comes back with an old number, and nothing that it then tries holds.
-- A constant default is stored once, not in every row, so that the table is locked for a moment only.
alter table payments add column lease int not null default 0;
