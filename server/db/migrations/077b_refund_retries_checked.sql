-- outside a transaction: refunds go on meanwhile.
create unique index concurrently if not exists refunds_retry_of on refunds (retry_of) where retry_of is not null;
