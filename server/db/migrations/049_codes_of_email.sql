-- outside a transaction: sign-up codes are looked up by their email too, whichever browser has asked for them.
create index concurrently if not exists codes_of_email on codes (split_part(subject, ' ', 1));
