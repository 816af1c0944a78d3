-- outside a transaction: nobody who pays waits for this.

-- A payment may be given back in several parts; they are found by it.
create index concurrently if not exists refunds_of_payment on refunds (payment_id);
