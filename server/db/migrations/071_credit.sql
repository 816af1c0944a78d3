-- Credit of customers: what operators give them, and what it pays of a bill. The balance of a customer is in the books.
create table credits (
  id uuid primary key default gen_random_uuid(),
  -- Made by the screen: the same press twice is the same credit.
  key uuid not null constraint credits_key unique,
  user_id uuid not null references users,
  -- A credit that was given by mistake is taken back; one that is left when the account is deleted has ended.
  kind text not null check (kind in ('given', 'taken_back', 'ended')),
  amount_paise int not null check (amount_paise > 0),
  operator_id uuid references operators,
  -- What the customer reads. Erased with the account.
  words text check (char_length(words) between 1 and 300),
  at timestamptz not null default clock_timestamp(),
  constraint credits_by check ((operator_id is null) = (kind = 'ended'))
);
create index credits_of_user on credits (user_id);
create trigger credits_never_deleted before delete on credits
  for each row execute function refuse_change();

-- Credit pays like a card does: the same rows, at a gateway that is our own books.
alter table payments drop constraint payments_gateway_check;
alter table payments add constraint payments_gateway_check check (gateway in ('sandbox', 'stripe', 'credit')) not valid;

alter table ledger add column credit_id uuid references credits;
-- Whose credit it is, where one of the two accounts is of that kind.
alter table ledger add column user_id uuid references users;
alter table ledger drop constraint ledger_of_one;
alter table ledger add constraint ledger_of_one check (num_nonnulls(booking_id, payout_id, credit_id) = 1) not valid;
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (
  kind in ('charge', 'refund', 'refund_returned', 'earning', 'payout', 'payout_paid', 'payout_returned',
    'credit_given', 'credit_ended')
) not valid;
alter table ledger drop constraint ledger_accounts;
alter table ledger add constraint ledger_accounts check (debit <> credit
  and debit in ('gateway', 'held', 'professional', 'revenue', 'gst', 'discounts', 'paying_out', 'bank', 'credit')
  and credit in ('gateway', 'held', 'professional', 'revenue', 'gst', 'discounts', 'paying_out', 'bank', 'credit')
) not valid;
alter table ledger add constraint ledger_customer check (
  (user_id is not null) = (debit = 'credit' or credit = 'credit')
) not valid;

-- A day counts as closed once its row of `credit` is there: processes of the release before close it without.
insert into ledger_days (day, account, debit_paise, credit_paise)
select distinct day, 'credit', 0::bigint, 0::bigint from ledger_days where account = 'bank';

-- What is written as the state of a payment is worked out from the rows of every booking now: with credit, one payment
-- need not be all of a bill that has no extra work either.
create or replace function state_of_parts() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  total int;
  paid bigint;
  back bigint;
begin
  select coalesce(sum(amount_paise), 0) into paid from payments
    where booking_id = new.id and state = 'succeeded';
  select total_paise into total from bills where booking_id = new.id
    and (extras_paise > 0 or exists (
      select from payments where booking_id = new.id and state = 'succeeded' and gateway = 'credit'));
  if total is null then return new; end if;
  select coalesce(sum(r.amount_paise), 0) into back
    from payments p join refunds r on r.payment_id = p.id
    where p.booking_id = new.id and r.state = 'succeeded';
  new.payment_state := case
    when paid = 0 then 'unpaid'
    when back >= paid then 'refunded'
    -- Cancelled, it owes nothing: what was paid goes back.
    when new.state <> 'cancelled' and paid < total then 'unpaid'
    else 'paid' end;
  return new;
end $$;
drop trigger bookings_paid_in_parts on bookings;
create trigger bookings_paid_in_parts before update of state, payment_state on bookings
  for each row when (new.payment_state <> 'processing'
    and (new.payment_state <> old.payment_state or (new.state = 'cancelled' and old.state <> 'cancelled')))
  execute function state_of_parts();
