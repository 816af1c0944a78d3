-- Disputes: a customer's bank takes a payment back. What the gateway says of each, and what an operator has decided.
create table disputes (
  id uuid primary key default gen_random_uuid(),
  -- The gateway's name of it.
  gateway_id text not null constraint disputes_gateway_id unique,
  payment_id uuid not null references payments,
  booking_id uuid not null references bookings,
  state text not null check (state in ('open', 'answered', 'lost', 'won')),
  reason text not null check (char_length(reason) between 1 and 60),
  amount_paise int not null check (amount_paise > 0),
  -- What the gateway takes for it, once it has named it.
  fee_paise int not null default 0 check (fee_paise >= 0),
  -- The gateway has taken the amount from our account there, and has given it back.
  taken boolean not null default false,
  returned boolean not null default false,
  opened_at timestamptz not null,
  -- Until when the bank takes an answer.
  due_by timestamptz,
  closed_at timestamptz,
  -- What an operator has decided; the gateway is told after the commit, until it has taken it.
  decision text check (decision in ('answer', 'accept')),
  -- Erased with the customer's account.
  answer text check (char_length(answer) between 1 and 10000),
  decided_by uuid references operators,
  decided_at timestamptz,
  sent_at timestamptz,
  reminded_at timestamptz,
  -- An admin has decided that the professional does not keep what the bank has taken back.
  share_back_at timestamptz,
  share_back_by uuid references operators,
  checks int not null default 0,
  next_check_at timestamptz not null default now(),
  constraint disputes_closed check ((closed_at is not null) = (state in ('lost', 'won'))),
  constraint disputes_decided check (num_nonnulls(decision, decided_by, decided_at) in (0, 3)
    and (sent_at is null or decision is not null) and (answer is null or decision = 'answer')),
  constraint disputes_share check (num_nonnulls(share_back_at, share_back_by) in (0, 2)),
  constraint disputes_returned check (taken or not returned)
);
create index disputes_of_payment on disputes (payment_id);
create index disputes_of_booking on disputes (booking_id);
create index disputes_to_check on disputes (next_check_at) where state in ('open', 'answered');
create index disputes_open on disputes (due_by) where state = 'open';
create index disputes_by_time on disputes (opened_at);
create trigger disputes_never_deleted before delete on disputes
  for each row execute function refuse_change();

-- The sandbox plays the banks, too.
create table sandbox_disputes (
  id text primary key,
  charge_id text not null constraint sandbox_disputes_of unique references sandbox_charges,
  amount_paise int not null check (amount_paise > 0),
  fee_paise int not null check (fee_paise >= 0),
  reason text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'lost', 'won')),
  due_by timestamptz not null,
  -- What was answered, and when the bank decides about it.
  said text,
  decides_at timestamptz,
  created_at timestamptz not null default now()
);

-- While a bank examines a payment nothing of it is refunded, and what it has taken back cannot be refunded again. What was
-- refunded on the gateway's own pages has happened all the same.
create function refuse_refund_of_disputed() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  paid int;
  given bigint;
  lost bigint;
begin
  select coalesce(sum(amount_paise) filter (where state = 'lost'), 0) into lost from disputes
    where payment_id = new.payment_id and state <> 'won' having count(*) > 0;
  if not found then return new; end if;
  if exists (select from disputes where payment_id = new.payment_id and state in ('open', 'answered')) then
    raise exception 'Its bank examines this payment'
      using errcode = 'check_violation', constraint = 'refunds_not_disputed';
  end if;
  select amount_paise into paid from payments where id = new.payment_id;
  select coalesce(sum(amount_paise), 0) into given from refunds
    where payment_id = new.payment_id and state <> 'failed';
  if given + new.amount_paise + lost > paid then
    raise exception 'Its bank has taken this payment back'
      using errcode = 'check_violation', constraint = 'refunds_not_disputed';
  end if;
  return new;
end $$;
create trigger refunds_not_disputed before insert on refunds
  for each row when (not new.made_at_gateway) execute function refuse_refund_of_disputed();

-- What banks have taken back counts as given back: of a cancelled booking, and where the professional does not keep their
-- share. Of work that was done the booking stays paid otherwise: the share is theirs. Runs after `bookings_paid_in_parts`.
create function state_after_dispute() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  lost bigint;
  paid bigint;
  back bigint;
begin
  select coalesce(sum(d.amount_paise), 0) into lost from disputes d join payments p on p.id = d.payment_id
    where d.booking_id = new.id and d.state = 'lost' and d.taken and not p.for_tip
      and (new.state = 'cancelled' or d.share_back_at is not null);
  if lost = 0 then return new; end if;
  select coalesce(sum(amount_paise), 0) into paid from payments
    where booking_id = new.id and state = 'succeeded' and not for_tip and gateway <> 'code';
  select coalesce(sum(r.amount_paise), 0) into back from payments p join refunds r on r.payment_id = p.id
    where p.booking_id = new.id and p.state = 'succeeded' and r.state = 'succeeded' and not p.for_tip and p.gateway <> 'code';
  if back + lost >= paid then new.payment_state := 'refunded'; end if;
  return new;
end $$;
create trigger bookings_paid_with_disputes before update of state, payment_state on bookings
  for each row when (new.payment_state = 'paid') execute function state_after_dispute();

-- In the books.
create function put_dispute_due() returns trigger language plpgsql as $$
begin
  insert into ledger_due (booking_id) values (new.booking_id) on conflict do nothing;
  return null;
end $$;
create trigger disputes_to_ledger after insert or update of state, taken, returned, fee_paise, share_back_at on disputes
  for each row execute function put_dispute_due();

alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (
  kind in ('charge', 'charge_returned', 'refund', 'refund_returned', 'earning', 'payout', 'payout_paid', 'payout_returned',
    'credit_given', 'credit_ended', 'fee_charged', 'tip',
    'dispute', 'dispute_won', 'dispute_lost', 'dispute_lost_returned', 'dispute_fee')
) not valid;
alter table ledger drop constraint ledger_accounts;
alter table ledger add constraint ledger_accounts check (debit <> credit
  and debit in ('gateway', 'held', 'professional', 'revenue', 'gst', 'discounts', 'paying_out', 'bank', 'credit', 'disputes')
  and credit in ('gateway', 'held', 'professional', 'revenue', 'gst', 'discounts', 'paying_out', 'bank', 'credit', 'disputes')
) not valid;

-- A day counts as closed once its row of `disputes` is there: processes of the release before close it without.
insert into ledger_days (day, account, debit_paise, credit_paise)
select distinct day, 'disputes', 0::bigint, 0::bigint from ledger_days where account = 'credit';

alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check check (kind in (
  'charge_unknown', 'charge_missing', 'charge_amount', 'refund_unknown', 'refund_missing', 'refund_amount',
  'dispute_unknown', 'dispute_missing', 'dispute_amount')) not valid;
