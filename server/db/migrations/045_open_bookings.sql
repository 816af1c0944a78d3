-- outside a transaction: nobody who books waits for these.

-- Open requests and running jobs for operators, newest first: few among all bookings, so a page that is not full must
-- not be looked for among those that are over.
create index concurrently if not exists bookings_open_by_time on bookings (state, created_at desc, id desc)
  where state in ('requested', 'accepted', 'on_the_way', 'arrived', 'started');

-- What was done of one kind: most of the log is looks at pages.
create index concurrently if not exists audit_log_of_action on audit_log (action, id desc);
