-- outside a transaction: what is written to the books does not wait for this.
alter table ledger validate constraint ledger_kind_check;
alter table ledger validate constraint ledger_accounts;
alter table reconciliation_differences validate constraint reconciliation_differences_kind_check;
