-- Which door, and what there is to do, in the customer's own words. A table of its own: most bookings have neither,
-- and what somebody wrote about their home can be erased without touching the booking.
create table visit_details (
  booking_id uuid primary key references bookings,
  address text check (char_length(address) between 1 and 160),
  note text check (char_length(note) between 1 and 300),
  constraint visit_details_say_something check (coalesce(address, note) is not null)
);
