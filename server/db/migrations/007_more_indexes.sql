-- outside a transaction: nobody who writes waits for these.

-- The bookings of one customer with one professional, newest first.
create index concurrently if not exists bookings_of_pair
  on bookings (user_id, handyman_id, created_at desc, id desc);

-- A professional's own history of finished jobs.
create index concurrently if not exists bookings_done_of_handyman
  on bookings (handyman_id, done_at desc) where state = 'done';
