-- outside a transaction: bookings go on meanwhile.

-- How often a professional has worked for a customer.
create index concurrently if not exists bookings_done_together on bookings (user_id, handyman_id)
  where state = 'done';
