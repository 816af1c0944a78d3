-- outside a transaction: nobody who books waits for it.

-- The visits of a day, whatever became of them.
create index concurrently if not exists bookings_by_start on bookings (starts_at) where starts_at is not null;
