-- outside a transaction: few of all professionals, and no request waits for it.
create index concurrently if not exists handymen_held on handymen (id) where held;
