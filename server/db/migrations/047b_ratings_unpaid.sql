-- outside a transaction
-- What may count as soon as its job is paid.
create index concurrently if not exists ratings_unpaid on ratings (created_at) where not_counted = 'unpaid';
