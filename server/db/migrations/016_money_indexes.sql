-- outside a transaction: nobody who pays waits for these.

-- A number is unique within its series. Becomes the primary key in the next file.
create unique index concurrently if not exists receipts_series_number on receipts (series, number);

-- What the sweep looks for: mails and events that nobody will ask about any more.
create index concurrently if not exists mails_finished on mails (created_at) where state <> 'due';
create index concurrently if not exists webhook_events_received on webhook_events (received_at);
