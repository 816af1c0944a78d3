-- outside a transaction: bookings go on meanwhile.

-- How many jobs of a customer are under way: counted with every request and every yes, whatever they have booked before.
create index concurrently if not exists bookings_running_of_user on bookings (user_id)
  where state in ('accepted', 'on_the_way', 'arrived', 'started');
