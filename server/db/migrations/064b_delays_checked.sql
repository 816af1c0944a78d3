-- outside a transaction: nobody who books waits for this.
alter table bookings validate constraint bookings_end_reason;
