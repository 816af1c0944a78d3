-- What codes, Aadhaar numbers and addresses are hashed with, sealed under APP_SECRET: the secret can be exchanged and
-- hashes stay comparable. The first that can be opened counts; another row is added only where none can be.
create table hash_keys (
  id int generated always as identity primary key,
  sealed bytea not null,
  made_at timestamptz not null default now()
);
