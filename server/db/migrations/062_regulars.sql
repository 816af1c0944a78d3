-- Whom a customer keeps as a favourite. The professional never reads it.
create table favourites (
  user_id uuid not null references users,
  handyman_id uuid not null references handymen,
  created_at timestamptz not null default now(),
  primary key (user_id, handyman_id)
);
create index favourites_of_handyman on favourites (handyman_id);
create trigger favourites_of_customers before insert on favourites
  for each row execute function refuse_deleted_customer();
create trigger favourites_of_handymen before insert on favourites
  for each row execute function refuse_deleted_handyman();
