-- outside a transaction: few of all professionals, and nobody who is asked waits for it.
create index concurrently if not exists handymen_held on handymen (id) where held;
