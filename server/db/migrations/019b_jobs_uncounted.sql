-- outside a transaction: nobody who writes waits for these.

-- What is not counted yet, by professional for their own profile.
create index concurrently if not exists bookings_uncounted_of on bookings (handyman_id)
  where state = 'done' and counted_at is null;

-- And by time, for the job that counts.
create index concurrently if not exists bookings_uncounted on bookings (done_at)
  where state = 'done' and counted_at is null;
