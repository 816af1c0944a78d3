-- outside a transaction: nobody who asks waits for this.

-- Few bookings belong to a dispatch; whether one of them is still open is asked twice a second.
create index concurrently if not exists bookings_of_dispatch on bookings (dispatch_id)
  where dispatch_id is not null;
