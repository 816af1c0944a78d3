-- The books: every rupee that moves, by double entry. A row moves an amount from one account (credit) to another (debit),
-- so that no row, and no sum of rows, can be out of balance. Rows are added only, never changed: a mistake is corrected
-- by another row.
create table ledger (
  id bigint generated always as identity primary key,
  -- Of the fact that it records: a payment, a refund, what a job earned. Written once.
  key text not null,
  line smallint not null check (line > 0),
  kind text not null check (kind in ('charge', 'refund', 'refund_returned', 'earning')),
  booking_id uuid not null references bookings,
  debit text not null,
  credit text not null,
  -- Whose account of professionals it is, where one of the two accounts is of that kind.
  handyman_id uuid references handymen,
  amount_paise int not null check (amount_paise > 0),
  at timestamptz not null default clock_timestamp(),
  constraint ledger_once unique (key, line),
  constraint ledger_accounts check (debit <> credit
    and debit in ('gateway', 'held', 'professional', 'revenue', 'gst', 'discounts')
    and credit in ('gateway', 'held', 'professional', 'revenue', 'gst', 'discounts')),
  constraint ledger_owner check ((handyman_id is not null) = (debit = 'professional' or credit = 'professional'))
);
create index ledger_of_booking on ledger (booking_id);
create index ledger_of_handyman on ledger (handyman_id, at desc, id desc) where handyman_id is not null;
create index ledger_by_time on ledger (at, id);
create trigger ledger_append_only before update or delete on ledger
  for each row execute function refuse_change();

-- Bookings of which money has moved and the books say nothing yet. A process of this release takes the row away again
-- in the same transaction; what processes of the release before write is recorded by a job.
create table ledger_due (
  booking_id uuid primary key references bookings
);

create function put_ledger_due() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  insert into ledger_due (booking_id) values (
    case tg_table_name
      when 'payments' then (to_jsonb(new) ->> 'booking_id')::uuid
      when 'refunds' then (select booking_id from payments where id = (to_jsonb(new) ->> 'payment_id')::uuid)
      else (to_jsonb(new) ->> 'id')::uuid end)
  on conflict do nothing;
  return null;
end $$;
create trigger payments_to_ledger after insert or update of state on payments
  for each row when (new.state = 'succeeded') execute function put_ledger_due();
create trigger refunds_to_ledger after insert or update of state on refunds
  for each row when (new.state in ('succeeded', 'failed')) execute function put_ledger_due();
create trigger bookings_to_ledger after update of state, payment_state on bookings
  for each row when (new.state = 'done' and new.payment_state in ('paid', 'refunded')
    and (new.state <> old.state or new.payment_state <> old.payment_state))
  execute function put_ledger_due();

-- All that has happened so far.
insert into ledger_due (booking_id) select distinct booking_id from payments where state = 'succeeded';
