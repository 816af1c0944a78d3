-- What the two of a job say about each other. Nobody but its author reads one until `visible_at`.
create table ratings (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  -- Whose word it is; it is about the other.
  author text not null check (author in ('user', 'handyman')),
  user_id uuid not null references users,
  handyman_id uuid not null references handymen,
  stars smallint not null check (stars between 1 and 5),
  tags jsonb not null default '[]',
  words text check (char_length(words) <= 500),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- When it becomes visible though the other side has said nothing.
  due_at timestamptz not null,
  visible_at timestamptz,
  -- By the professional, once, to what is visible.
  reply text check (char_length(reply) <= 500),
  replied_at timestamptz,
  -- By whom it is about, once; closed when an operator has looked at it.
  reported_at timestamptz,
  report_reason text,
  report_closed_at timestamptz,
  -- By an operator. Hidden ones count nowhere.
  hidden_at timestamptz,
  hidden_reason text,
  constraint ratings_once_a_side unique (booking_id, author),
  check (visible_at is not null or (reply is null and reported_at is null and hidden_at is null)),
  check (author = 'user' or reply is null)
);

-- What becomes visible by time.
create index ratings_due on ratings (due_at) where visible_at is null;
-- What is said about somebody, newest first, and how many stars how often.
create index ratings_of_handyman on ratings (handyman_id, visible_at desc, id desc)
  where author = 'user' and visible_at is not null and hidden_at is null;
create index ratings_stars_of_handyman on ratings (handyman_id, stars)
  where author = 'user' and visible_at is not null and hidden_at is null;
create index ratings_of_user on ratings (user_id, visible_at desc, id desc)
  where author = 'handyman' and visible_at is not null and hidden_at is null;
-- For operators: what waits to be looked at, what is hidden, and everything about professionals.
create index ratings_reported on ratings (reported_at desc, id desc)
  where reported_at is not null and report_closed_at is null;
create index ratings_hidden on ratings (hidden_at desc, id desc) where hidden_at is not null;
create index ratings_newest on ratings (visible_at desc, id desc)
  where author = 'user' and visible_at is not null;

-- The sum and number of the stars that are visible and not hidden, so that a search reads them with the card.
alter table users
  add column rating_sum int not null default 0,
  add column rating_count int not null default 0,
  add constraint users_rating check (rating_count >= 0 and rating_sum between rating_count and 5 * rating_count) not valid;
alter table handymen
  add column rating_sum int not null default 0,
  add column rating_count int not null default 0,
  add constraint handymen_rating check (rating_count >= 0 and rating_sum between rating_count and 5 * rating_count) not valid;
