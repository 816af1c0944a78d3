-- Another time for an agreed later visit: what one side proposes, and what the other says to it. Decided once, never
-- deleted. Processes of the release before know nothing of it.
create table proposals (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  proposed_by text not null check (proposed_by in ('user', 'handyman')),
  starts_at timestamptz not null,
  state text not null default 'open' check (
    state in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'ended')
  ),
  answer_by timestamptz not null,
  proposed_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint proposals_decided check ((state = 'open') = (decided_at is null))
);
create unique index proposals_one_open on proposals (booking_id) where state = 'open';
create index proposals_of_booking on proposals (booking_id, proposed_at);
create index proposals_due on proposals (answer_by) where state = 'open';
create trigger proposals_never_deleted before delete on proposals
  for each row execute function refuse_change();

-- However the visit goes on, and whichever release moves it: a proposal that is open then goes with it.
create function end_open_proposals() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  update proposals set state = 'ended', decided_at = clock_timestamp()
  where booking_id = new.id and state = 'open';
  return null;
end $$;
create trigger bookings_end_proposals after update of state on bookings
  for each row when (old.state = 'accepted' and new.state <> 'accepted' and old.starts_at is not null)
  execute function end_open_proposals();

-- From when to when a visit was moved.
alter table booking_events
  add column starts_from timestamptz,
  add column starts_to timestamptz;
