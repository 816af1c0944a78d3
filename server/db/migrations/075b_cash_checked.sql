-- outside a transaction: what is written to the books does not wait for this.
alter table ledger validate constraint ledger_kind_check;
alter table payments validate constraint payments_gateway_check;
