-- outside a transaction: who pays does not wait for these.
alter table payments validate constraint payments_tip;
alter table ledger validate constraint ledger_kind_check;
-- One tip for each booking; another attempt only after a definite refusal.
create unique index concurrently if not exists payments_one_tip on payments (booking_id)
  where for_tip and state <> 'failed';
-- Those that are still held: what the job looks through.
create index concurrently if not exists payments_tips_held on payments (settled_at)
  where for_tip and state = 'succeeded' and passed_on_at is null;
