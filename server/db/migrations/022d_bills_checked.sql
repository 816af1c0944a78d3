-- outside a transaction: nobody who books waits for this.
alter table bills validate constraint bills_of_bookings;
