-- The index is there already, so this changes the catalogue only.
alter table receipts drop constraint receipts_pkey,
  add constraint receipts_pkey primary key using index receipts_series_number;
