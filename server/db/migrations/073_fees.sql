-- Fees of cancelled visits: what the customer owes the professional of a visit that they cancelled late, or at which they
-- were not at home. Whether one is paid follows from the payments and refunds of its booking.
create table fees (
  booking_id uuid primary key references bookings,
  user_id uuid not null references users,
  kind text not null check (kind in ('late_cancellation', 'nobody_home')),
  amount_paise int not null check (amount_paise > 0),
  at timestamptz not null default clock_timestamp(),
  forgiven_at timestamptz,
  forgiven_by uuid references operators,
  -- What the customer reads about it. Erased with the account.
  words text check (char_length(words) between 1 and 300),
  -- What had been paid of it when it was forgiven: the professional keeps that, and the product bears it.
  kept_paise int not null default 0 check (kept_paise between 0 and amount_paise),
  constraint fees_forgiven check ((forgiven_at is null) = (forgiven_by is null)
    and (forgiven_at is not null or (words is null and kept_paise = 0)))
);
create index fees_of_user on fees (user_id, at) where forgiven_at is null;
create trigger fees_never_deleted before delete on fees for each row execute function refuse_change();

-- What a payment takes for fees of earlier visits, beside what it pays of its own bill.
alter table payments add column fees_paise int not null default 0;
alter table payments add constraint payments_fees check (fees_paise >= 0) not valid;

-- All that is left of what was paid for a cancelled booking is its fee: there is nothing to give back. Taken away when
-- another payment of it succeeds, in whichever release that is settled.
alter table bookings add column fee_settled boolean not null default false;
create function refund_again() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  update bookings set fee_settled = false where id = new.booking_id and fee_settled;
  return null;
end $$;
create trigger payments_refund_again after update of state on payments
  for each row when (new.state = 'succeeded') execute function refund_again();

-- Credit for a visit to which the professional did not come, or which they cancelled: once for a booking, and no operator gives it.
alter table credits add column booking_id uuid references bookings;
alter table credits add column handyman_id uuid references handymen;
alter table credits drop constraint credits_kind_check;
alter table credits add constraint credits_kind_check
  check (kind in ('given', 'taken_back', 'ended', 'sorry')) not valid;
alter table credits drop constraint credits_by;
alter table credits add constraint credits_by check (
  (operator_id is null) = (kind in ('ended', 'sorry'))
  and (kind = 'sorry') = (booking_id is not null and handyman_id is not null)) not valid;

alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (
  kind in ('charge', 'refund', 'refund_returned', 'earning', 'payout', 'payout_paid', 'payout_returned',
    'credit_given', 'credit_ended', 'fee_charged')
) not valid;

-- A fee divides what is there for its booking.
create or replace function put_ledger_due() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  insert into ledger_due (booking_id) values (
    case
      when tg_table_name in ('payments', 'fees') then (to_jsonb(new) ->> 'booking_id')::uuid
      when tg_table_name = 'refunds' then
        (select booking_id from payments where id = (to_jsonb(new) ->> 'payment_id')::uuid)
      else (to_jsonb(new) ->> 'id')::uuid end)
  on conflict do nothing;
  return null;
end $$;
create trigger fees_to_ledger after insert or update of kept_paise on fees for each row execute function put_ledger_due();
