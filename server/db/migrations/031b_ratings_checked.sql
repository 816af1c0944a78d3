-- outside a transaction: every row is looked at while others write.
alter table users validate constraint users_rating;
alter table handymen validate constraint handymen_rating;
