-- Invoices of work that is done and paid, and credit notes of what was refunded of it. Rows are never deleted: their
-- numbers have no gaps.
create table invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  series text not null check (char_length(series) between 1 and 16),
  number int not null check (number > 0),
  booking_id uuid not null references bookings,
  -- Which refund a credit note is about.
  refund_id uuid references refunds,
  issued_at timestamptz not null,
  amount_paise int not null check (amount_paise > 0),
  -- Name, address and GSTIN as they were; null where the product is tried out without them.
  seller jsonb,
  -- Of a credit note whose refund the bank has sent back.
  cancelled_at timestamptz,
  constraint invoices_number unique (series, number),
  constraint invoices_refund check ((kind = 'credit_note') = (refund_id is not null)),
  constraint invoices_cancelled check (kind = 'credit_note' or cancelled_at is null)
);
create unique index invoices_once on invoices (booking_id) where kind = 'invoice';
create unique index invoices_of_refund on invoices (refund_id) where refund_id is not null;
create index invoices_of_booking on invoices (booking_id);

-- Bookings of which an invoice or a credit note may be missing: put there by whatever process writes to the books.
create table invoices_due (
  booking_id uuid primary key references bookings
);

create function put_invoices_due() returns trigger language plpgsql as $$
begin
  insert into invoices_due (booking_id) values (new.booking_id) on conflict do nothing;
  return null;
end $$;
create trigger ledger_to_invoices after insert on ledger
  for each row when (new.kind in ('earning', 'refund', 'refund_returned'))
  execute function put_invoices_due();

insert into invoices_due (booking_id) select distinct booking_id from ledger where kind = 'earning';
