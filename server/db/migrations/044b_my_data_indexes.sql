-- outside a transaction: nobody who rates, is told or gets a mail waits for these.

-- What somebody takes along, or what is erased when they leave, by whose it is; also who changes their email.
create index concurrently if not exists ratings_by_user on ratings (user_id, author);
create index concurrently if not exists ratings_by_handyman on ratings (handyman_id, author);
create index concurrently if not exists mails_by_address on mails (to_address);
create index concurrently if not exists mailboxes_of_account on mailboxes (role, account_id);
create index concurrently if not exists push_messages_of_account on push_messages (role, account_id);

-- Files that operators have taken: few among all that they do.
create index concurrently if not exists audit_log_exports on audit_log (id) where action like 'export\_%';
