-- Payment in cash: the customer chooses it, and the professional confirms the sum.
create table cash_choices (
  booking_id uuid primary key references bookings,
  chosen_at timestamptz not null default clock_timestamp()
);

-- Cash that a professional has confirmed; the sum is that of the payment.
create table cash_taken (
  payment_id uuid primary key references payments,
  -- Made by the screen: the same press twice is the same payment.
  key uuid not null constraint cash_taken_key unique,
  taken_at timestamptz not null default clock_timestamp(),
  -- What an operator has found, where a side has said that the sum is wrong.
  outcome text check (outcome in ('right', 'not_received')),
  decided_by uuid references operators,
  decided_at timestamptz,
  constraint cash_taken_decided check (num_nonnulls(outcome, decided_by, decided_at) in (0, 3))
);

-- Each side may say once that the sum is wrong. What it says stands in its ticket.
create table cash_wrong (
  payment_id uuid not null references cash_taken,
  role text not null check (role in ('user', 'handyman')),
  ticket_id uuid not null references tickets,
  at timestamptz not null default clock_timestamp(),
  primary key (payment_id, role)
);
create index cash_wrong_of_ticket on cash_wrong (ticket_id);

alter table payments drop constraint payments_gateway_check;
alter table payments add constraint payments_gateway_check
  check (gateway in ('sandbox', 'stripe', 'credit', 'cash')) not valid;

alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (
  kind in ('charge', 'charge_returned', 'refund', 'refund_returned', 'earning', 'payout', 'payout_paid', 'payout_returned',
    'credit_given', 'credit_ended', 'fee_charged', 'tip')
) not valid;

-- Cash that was not received is a payment that has failed after all.
create trigger payments_from_ledger after update of state on payments
  for each row when (old.state = 'succeeded' and new.state <> 'succeeded') execute function put_ledger_due();

-- A professional never gets more for a job than their share. A process of the release before takes the cash that they owe for
-- something that they have not earned yet, and would add it: it fails instead, and its request is made again.
create function refuse_more_than_share() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  -- The fee of a cancelled booking is theirs whole, whatever their share of its bill was.
  if new.amount_paise > (select handyman_share_paise from bills where booking_id = new.booking_id)
    and not exists (select from fees where booking_id = new.booking_id) then
    raise exception 'more than the share of a job';
  end if;
  return new;
end $$;
create trigger ledger_no_more_than_share before insert on ledger
  for each row when (new.kind = 'earning' and new.credit = 'professional') execute function refuse_more_than_share();

-- As with credit: with cash, one payment need not be all of a bill that has no extra work.
create or replace function state_of_parts() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  total int;
  paid bigint;
  back bigint;
begin
  select coalesce(sum(amount_paise), 0) into paid from payments
    where booking_id = new.id and state = 'succeeded' and not for_tip;
  select total_paise into total from bills where booking_id = new.id
    and (extras_paise > 0 or exists (
      select from payments where booking_id = new.id
        and (for_tip or gateway = 'cash' or (gateway = 'credit' and state = 'succeeded'))));
  if total is null then return new; end if;
  select coalesce(sum(r.amount_paise), 0) into back
    from payments p join refunds r on r.payment_id = p.id
    where p.booking_id = new.id and p.state = 'succeeded' and r.state = 'succeeded' and not p.for_tip;
  new.payment_state := case
    when paid = 0 then 'unpaid'
    when back >= paid then 'refunded'
    -- Cancelled, it owes nothing: what was paid goes back.
    when new.state <> 'cancelled' and paid < total then 'unpaid'
    else 'paid' end;
  return new;
end $$;
