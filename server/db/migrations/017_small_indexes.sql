-- outside a transaction: nobody who books waits for this.

-- Whether a customer owes for a finished job, without reading all they ever booked.
create index concurrently if not exists bookings_unpaid_jobs
  on bookings (user_id, done_at) where state = 'done' and payment_state = 'unpaid';

-- Jobs that run, by how long they have: the clock looks for the oldest.
create index concurrently if not exists bookings_started
  on bookings (started_at) where state = 'started';
