-- outside a transaction: nobody who writes waits for these.
alter table handymen validate constraint handymen_service_fkey;
alter table bookings validate constraint bookings_cost_check;
