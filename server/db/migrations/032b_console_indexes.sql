-- outside a transaction: nobody who books, pays or signs up waits for these.

-- All bookings, newest first, and those of a day.
create index concurrently if not exists bookings_by_time on bookings (created_at desc, id desc);

-- What was taken on a day; refunds that somebody has to look at.
create index concurrently if not exists payments_settled on payments (settled_at) where state = 'succeeded';
create index concurrently if not exists refunds_failed on refunds (settled_at) where state = 'failed';
create index concurrently if not exists refunds_by_time on refunds (settled_at) where state = 'succeeded';

-- People by the beginning of their name or of its last word, and by their phone. Compared byte by byte, so that
-- the index serves whatever the database's collation is.
create index concurrently if not exists users_by_time on users (created_at desc, id desc);
create index concurrently if not exists users_name on users (lower(username) text_pattern_ops, id);
create index concurrently if not exists users_last_name
  on users (lower(regexp_replace(username, '^.*\s', '')) text_pattern_ops);
create index concurrently if not exists users_phone on users (contact_number);
create index concurrently if not exists handymen_name on handymen (lower(name) text_pattern_ops);
create index concurrently if not exists handymen_last_name
  on handymen (lower(regexp_replace(name, '^.*\s', '')) text_pattern_ops);
create index concurrently if not exists handymen_phone on handymen (phone);

-- Who does not want the requests of a customer.
create index concurrently if not exists handyman_blocks_of_user on handyman_blocks (user_id);
