-- Who may talk to the gateway about a payment right now: `busy_until` says for how long, `lease` whose turn it
-- is. A process that was paused comes back with an old number, and nothing that it then tries holds.
-- A constant default is stored once, not in every row, so that the table is locked for a moment only.
alter table payments add column lease int not null default 0;

-- Receipts are numbered in several series, each without gaps. Those there are already keep the number that was
-- printed on them: theirs is the series LH.
alter table receipts add column series text not null default 'LH' check (series ~ '^LH(-[A-Z0-9]{4,5})?$');
