-- Questions to those who run the market, with their thread, their photos and their clock.

-- Six random digits while some are free, else seven, and so on: it says nothing of how many tickets there are.
-- Never without the index, as for the numbers of bookings.
create function free_ticket_number() returns int language plpgsql volatile
  set enable_seqscan = off as $$
declare
  wanted int;
begin
  for digits in 6..9 loop
    wanted := floor((1 + 9 * random()) * 10 ^ (digits - 1));
    exit when not exists (select 1 from tickets where number = wanted);
  end loop;
  return wanted;
end $$;

create table tickets (
  id uuid primary key default gen_random_uuid(),
  number int not null constraint tickets_number unique default free_ticket_number(),
  -- Whose it is: a customer's or a professional's.
  user_id uuid references users,
  handyman_id uuid references handymen,
  booking_id uuid references bookings,
  -- Made by the screen: the same press twice is the same ticket.
  key uuid not null constraint tickets_key unique,
  category text not null check (category ~ '^[a-z_]+$'),
  -- Somebody is in danger: above everything else.
  urgency smallint not null generated always as (case when category = 'sos' then 0 else 1 end) stored,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- Since when the author waits, and until when we have promised an answer.
  answer_by timestamptz not null,
  -- Where somebody in danger is.
  lat float8 check (lat between -90 and 90),
  long float8 check (long between -180 and 180),
  -- Who deals with it.
  operator_id uuid references operators,
  outcome text check (outcome in ('come_again', 'part_refund', 'whole_refund', 'no_action')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint tickets_one_author check ((user_id is null) <> (handyman_id is null)),
  constraint tickets_closed check ((state = 'closed') = (outcome is not null)
    and (state = 'closed') = (closed_at is not null)),
  constraint tickets_place check ((lat is null) = (long is null))
);
create index tickets_waiting on tickets (urgency, answer_by, id) where state = 'open';
create index tickets_by_change on tickets (state, changed_at desc, id desc);
create index tickets_of_user on tickets (user_id, created_at desc, id desc);
create index tickets_of_handyman on tickets (handyman_id, created_at desc, id desc);
create index tickets_of_booking on tickets (booking_id);
-- Two presses of the same alarm are one alarm.
create unique index tickets_one_alarm_of_user on tickets (booking_id, user_id)
  where category = 'sos' and state <> 'closed';
create unique index tickets_one_alarm_of_handyman on tickets (booking_id, handyman_id)
  where category = 'sos' and state <> 'closed';

-- What was said, and what was done about it, in order.
create table ticket_messages (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references tickets,
  key uuid not null constraint ticket_messages_key unique default gen_random_uuid(),
  kind text not null check (kind in ('author', 'operator', 'refund', 'closed')),
  operator_id uuid references operators,
  text text,
  amount_paise int check (amount_paise > 0),
  outcome text check (outcome in ('come_again', 'part_refund', 'whole_refund', 'no_action')),
  at timestamptz not null default now(),
  constraint ticket_messages_of_operators check ((kind = 'author') = (operator_id is null))
);
create index ticket_messages_of on ticket_messages (ticket_id, id);

-- Drawn anew and sealed; three at most.
create table ticket_photos (
  ticket_id uuid not null references tickets,
  position smallint not null check (position between 1 and 3),
  sealed bytea not null,
  primary key (ticket_id, position)
);
