-- outside a transaction: bookings do not wait for this.
alter table bookings validate constraint bookings_end_reason;
