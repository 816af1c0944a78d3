-- What was ever moved to and from each account until the end of a day in India, stored so that a balance is not a sum of all
-- transfers there ever were. A closed day has a row for every account; days are closed one after another.
create table ledger_days (
  day date not null,
  account text not null,
  debit_paise bigint not null check (debit_paise >= 0),
  credit_paise bigint not null check (credit_paise >= 0),
  primary key (day, account)
);
create trigger ledger_days_append_only before update or delete on ledger_days
  for each row execute function refuse_change();
