-- Professionals whom a customer does not want to meet again: not listed for them, not asked, and not written with once
-- what they had together is over.
create table user_blocks (
  user_id uuid not null references users,
  handyman_id uuid not null references handymen,
  created_at timestamptz not null default now(),
  primary key (user_id, handyman_id)
);
create index user_blocks_of_handyman on user_blocks (handyman_id);
