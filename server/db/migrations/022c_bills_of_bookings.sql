-- Only now, because it locks the booking of each bill that is written.
alter table bills add constraint bills_of_bookings
  foreign key (booking_id) references bookings not valid;
