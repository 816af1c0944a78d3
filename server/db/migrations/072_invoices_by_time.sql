-- outside a transaction: nobody who is issued an invoice waits for this.

-- For the register of a month.
create index concurrently if not exists invoices_by_time on invoices (issued_at);
