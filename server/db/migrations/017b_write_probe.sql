-- One row that is written to find out whether anything can be.
create table write_probe (
  id int primary key check (id = 1),
  at timestamptz not null
);
