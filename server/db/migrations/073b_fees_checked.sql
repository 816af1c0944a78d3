-- outside a transaction: what is written to the books does not wait for this.
alter table ledger validate constraint ledger_kind_check;
alter table payments validate constraint payments_fees;
alter table credits validate constraint credits_kind_check;
alter table credits validate constraint credits_by;
create unique index concurrently if not exists credits_of_booking on credits (booking_id) where booking_id is not null;
create index concurrently if not exists credits_about_handyman on credits (handyman_id, at) where handyman_id is not null;
-- As bookings_to_refund, which processes of the release before look through.
create index concurrently if not exists bookings_to_give_back on bookings (id)
  where state = 'cancelled' and payment_state = 'paid' and not fee_settled;
