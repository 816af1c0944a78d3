-- outside a transaction: nobody who pays waits for these.

-- One attempt at a time, as before; but what has succeeded leaves room for the next part.
create unique index concurrently if not exists payments_one_unsettled on payments (booking_id)
  where state in ('created', 'processing', 'requires_action');
drop index concurrently if exists payments_one_live;

alter table bills validate constraint bills_add_up;
