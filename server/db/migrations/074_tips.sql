-- Tips: a payment of its own, beside the bill. It goes to the professional whole, once they may read the customer's rating:
-- until then it is held, so that a tip says nothing of a rating.
alter table payments add column for_tip boolean not null default false;
-- When it was written to the professional's account, and they were told.
alter table payments add column passed_on_at timestamptz;
alter table payments add constraint payments_tip check (
  (not for_tip or gateway <> 'credit') and (passed_on_at is null or (for_tip and state = 'succeeded'))
) not valid;

alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (
  kind in ('charge', 'refund', 'refund_returned', 'earning', 'payout', 'payout_paid', 'payout_returned',
    'credit_given', 'credit_ended', 'fee_charged', 'tip')
) not valid;
create trigger payments_passed_on after update of passed_on_at on payments
  for each row when (new.passed_on_at is not null) execute function put_ledger_due();

-- A tip is no part of what is due.
create or replace function refuse_more_than_due() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  total int;
  taken bigint;
begin
  if new.for_tip then return new; end if;
  -- Credit that pays the fee of a cancelled booking, all of whose money may have gone back before.
  if new.gateway = 'credit' and exists (
    select from bookings b join fees f on f.booking_id = b.id
    where b.id = new.booking_id and b.state = 'cancelled' and f.forgiven_at is null and new.amount_paise <= f.amount_paise
  ) then return new; end if;
  select total_paise into total from bills where booking_id = new.booking_id;
  select coalesce(sum(amount_paise), 0) into taken from payments
    where booking_id = new.booking_id and state <> 'failed' and not for_tip;
  if taken + new.amount_paise > total then
    raise exception 'More would be paid than is due'
      using errcode = 'check_violation', constraint = 'payments_within_bill';
  end if;
  return new;
end $$;

-- Nor of what was paid. Where there is a tip the state of the payment is worked out from the rows of the bill: a process of the
-- release before that settles a tip would write as the state of the booking what has become of the tip.
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
      select from payments where booking_id = new.id and (for_tip or (state = 'succeeded' and gateway = 'credit'))));
  if total is null then return new; end if;
  select coalesce(sum(r.amount_paise), 0) into back
    from payments p join refunds r on r.payment_id = p.id
    where p.booking_id = new.id and r.state = 'succeeded' and not p.for_tip;
  new.payment_state := case
    when paid = 0 then 'unpaid'
    when back >= paid then 'refunded'
    -- Cancelled, it owes nothing: what was paid goes back.
    when new.state <> 'cancelled' and paid < total then 'unpaid'
    else 'paid' end;
  return new;
end $$;
