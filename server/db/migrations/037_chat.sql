-- What the two of a booking write to each other.

-- Whoever writes takes this row first: the messages of a booking become visible in the order of their numbers, so
-- that a reader who asks for what came after one misses none.
create table chats (
  booking_id uuid primary key references bookings,
  messages int not null default 0,
  pictures int not null default 0
);

create table chat_messages (
  booking_id uuid not null references chats,
  -- From 1 in each booking.
  number int not null check (number > 0),
  author text not null check (author in ('user', 'handyman')),
  -- Made by the screen: the same press twice is one message.
  key uuid not null,
  text text check (text <> ''),
  -- A quick reply, which each side reads in their own language.
  quick text check (quick ~ '^[a-z_]+$'),
  picture boolean not null default false,
  at timestamptz not null default now(),
  primary key (booking_id, number),
  constraint chat_messages_key unique (booking_id, author, key),
  constraint chat_messages_one_thing
    check ((text is not null)::int + (quick is not null)::int + picture::int = 1)
);

-- Drawn anew and sealed. Deleted some time after the end of the booking; the message stays.
create table chat_pictures (
  booking_id uuid not null,
  number int not null,
  sealed bytea not null,
  at timestamptz not null default now(),
  primary key (booking_id, number),
  foreign key (booking_id, number) references chat_messages
);
create index chat_pictures_by_age on chat_pictures (at);

-- How far each side has read, and whether a mail about the rest is due.
create table chat_sides (
  booking_id uuid not null references chats,
  role text not null check (role in ('user', 'handyman')),
  -- The account on this side, for its list of what waits.
  account_id uuid not null,
  read_up_to int not null default 0,
  -- The newest message of the other side.
  newest int not null default 0,
  mail_due_at timestamptz,
  mailed_at timestamptz,
  primary key (booking_id, role)
);
create index chat_sides_unread on chat_sides (account_id) where newest > read_up_to;
create index chat_sides_due on chat_sides (mail_due_at) where mail_due_at is not null;
