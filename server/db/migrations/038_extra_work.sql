-- Extra work: what a professional proposes while the work runs, and what the customer says to it. Decided once, never
-- deleted; only what was approved is on the bill.
create table extras (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  -- Made by the screen: the same press twice is the same proposal.
  key uuid not null constraint extras_key unique,
  words text not null check (char_length(words) between 1 and 80),
  amount_paise int not null check (amount_paise > 0 and amount_paise % 100 = 0),
  state text not null default 'proposed' check (
    state in ('proposed', 'approved', 'declined', 'withdrawn')
  ),
  proposed_at timestamptz not null default now(),
  decided_by text check (decided_by in ('user', 'handyman', 'time')),
  decided_at timestamptz,
  constraint extras_decided check ((state = 'proposed') = (decided_at is null)
    and (state = 'proposed') = (decided_by is null))
);
create index extras_of_booking on extras (booking_id, proposed_at, id);
create trigger extras_never_deleted before delete on extras
  for each row execute function refuse_change();

-- However a job ends, and whichever release ends it: what nobody has decided by then is off.
create function withdraw_open_extras() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  update extras set state = 'withdrawn', decided_at = clock_timestamp(),
    decided_by = coalesce(new.ended_by, 'time')
  where booking_id = new.id and state = 'proposed';
  return null;
end $$;
create trigger bookings_end_extras after update of state on bookings
  for each row when (old.state = 'started' and new.state <> 'started')
  execute function withdraw_open_extras();

-- The sum of what was approved, one more line of the bill. Processes of the release before write none.
alter table bills add column extras_paise int not null default 0,
  drop constraint bills_add_up,
  add constraint bills_add_up check (total_paise > 0 and extras_paise >= 0
    and total_paise = service_charge_paise + cost_paise + gst_paise - discount_paise + extras_paise) not valid;

-- A bill may be paid in several parts. Never more than its total, whoever is quicker: whoever adds a payment holds
-- the lock on the booking, as does whoever approves extra work.
-- None of these look-ups may walk through a table by a plan from when it was small.
create function refuse_more_than_due() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  total int;
  taken bigint;
begin
  select total_paise into total from bills where booking_id = new.booking_id;
  select coalesce(sum(amount_paise), 0) into taken from payments
    where booking_id = new.booking_id and state <> 'failed';
  if taken + new.amount_paise > total then
    raise exception 'More would be paid than is due'
      using errcode = 'check_violation', constraint = 'payments_within_bill';
  end if;
  return new;
end $$;
create trigger payments_within_bill before insert on payments
  for each row execute function refuse_more_than_due();

-- With extra work on the bill one payment need not be all, and giving one back need not be everything. What is then
-- written as the state of the payment is worked out from the rows, also where a process of the release before writes
-- it, which knows one payment for each booking only. While money may be moving it stays `processing`.
create function state_of_parts() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  total int;
  paid bigint;
  back bigint;
begin
  select total_paise into total from bills where booking_id = new.id and extras_paise > 0;
  if total is null then return new; end if;
  select coalesce(sum(amount_paise), 0) into paid from payments
    where booking_id = new.id and state = 'succeeded';
  select coalesce(sum(r.amount_paise), 0) into back
    from payments p join refunds r on r.payment_id = p.id
    where p.booking_id = new.id and r.state = 'succeeded';
  new.payment_state := case
    when paid = 0 then 'unpaid'
    when back >= paid then 'refunded'
    -- Called off, it owes nothing: what was paid goes back.
    when new.state <> 'cancelled' and paid < total then 'unpaid'
    else 'paid' end;
  return new;
end $$;
create trigger bookings_paid_in_parts before update of state, payment_state on bookings
  for each row when (new.payment_state <> 'processing'
    and (new.payment_state <> old.payment_state or (new.state = 'cancelled' and old.state = 'started')))
  execute function state_of_parts();
