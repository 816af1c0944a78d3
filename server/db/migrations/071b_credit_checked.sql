-- outside a transaction: what is written to the books does not wait for this.
alter table ledger validate constraint ledger_of_one;
alter table ledger validate constraint ledger_kind_check;
alter table ledger validate constraint ledger_accounts;
alter table ledger validate constraint ledger_customer;
alter table payments validate constraint payments_gateway_check;
create index concurrently if not exists ledger_of_user on ledger (user_id, id desc) where user_id is not null;
