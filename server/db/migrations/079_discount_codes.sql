-- Discount codes: what admins make, and the bookings on whose bill one is. It pays like a card does: a row in `payments`,
-- at a gateway that is our own books. The product bears it.
create table discount_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null constraint discount_codes_code unique check (code ~ '^[A-Z0-9]{4,20}$'),
  -- What it gives; with a percentage the most that it gives.
  amount_paise int not null check (amount_paise > 0),
  percent smallint check (percent between 1 and 100),
  -- Days in India, both with it.
  valid_from date not null,
  valid_to date not null,
  most_uses int not null check (most_uses > 0),
  -- Those that count now: a use whose money went back can be used again.
  used int not null default 0 check (used >= 0),
  given_paise bigint not null default 0,
  first_only boolean not null,
  active boolean not null default true,
  version int not null default 1,
  operator_id uuid references operators,
  created_at timestamptz not null default clock_timestamp(),
  constraint discount_codes_days check (valid_to >= valid_from)
);
create index discount_codes_newest on discount_codes (created_at, id);
create index discount_codes_last_day on discount_codes (valid_to);
create trigger discount_codes_never_deleted before delete on discount_codes
  for each row execute function refuse_change();

create table discount_uses (
  payment_id uuid primary key references payments,
  code_id uuid not null references discount_codes,
  booking_id uuid not null references bookings,
  user_id uuid not null references users,
  -- Keyed hashes of the mailbox and the phone at that moment: one use for each. Erased some time after the code.
  mailbox_hash bytea,
  phone_hash bytea,
  -- False once it was taken off, the booking was cancelled, or all money went back.
  counts boolean not null default true,
  at timestamptz not null default clock_timestamp()
);
create unique index discount_uses_of_booking on discount_uses (booking_id) where counts;
create unique index discount_uses_of_customer on discount_uses (code_id, user_id) where counts;
create unique index discount_uses_of_mailbox on discount_uses (code_id, mailbox_hash) where counts;
create unique index discount_uses_of_phone on discount_uses (code_id, phone_hash) where counts;
create index discount_uses_with_mailbox on discount_uses (mailbox_hash) where counts;
create index discount_uses_with_phone on discount_uses (phone_hash) where counts;
-- Those whose hashes are erased some time after the code.
create index discount_uses_to_forget on discount_uses (code_id) where mailbox_hash is not null;
create index discount_uses_by_customer on discount_uses (user_id);
create index discount_uses_by_booking on discount_uses (booking_id);
create trigger discount_uses_never_deleted before delete on discount_uses
  for each row execute function refuse_change();

create function count_discount_use() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  update discount_codes c set used = c.used + case when new.counts then 1 else -1 end,
    given_paise = c.given_paise + case when new.counts then p.amount_paise else -p.amount_paise end
  from payments p where c.id = new.code_id and p.id = new.payment_id;
  return null;
end $$;
create trigger discount_uses_counted after update of counts on discount_uses
  for each row when (new.counts <> old.counts) execute function count_discount_use();

-- Of deleted accounts that have paid for something: a code for a first booking is not for the same person again.
create table former_payers (
  id uuid primary key default gen_random_uuid(),
  mailbox_hash bytea not null,
  phone_hash bytea not null,
  forget_at timestamptz not null
);
create index former_payers_mailbox on former_payers (mailbox_hash);
create index former_payers_phone on former_payers (phone_hash);
create index former_payers_forget on former_payers (forget_at);

alter table payments drop constraint payments_gateway_check;
alter table payments add constraint payments_gateway_check
  check (gateway in ('sandbox', 'stripe', 'credit', 'cash', 'code')) not valid;

-- As with cash: with a code, one payment need not be all of a bill. What a code has paid is never the customer's: all is
-- refunded once all of their own money is, and nothing of a cancelled booking is there because of a code.
create or replace function state_of_parts() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  total int;
  own bigint;
  by_code bigint;
  back bigint;
begin
  select coalesce(sum(amount_paise) filter (where gateway <> 'code'), 0),
      coalesce(sum(amount_paise) filter (where gateway = 'code'), 0) into own, by_code
    from payments where booking_id = new.id and state = 'succeeded' and not for_tip;
  select total_paise into total from bills where booking_id = new.id
    and (extras_paise > 0 or exists (
      select from payments where booking_id = new.id
        and (for_tip or gateway in ('cash', 'code') or (gateway = 'credit' and state = 'succeeded'))));
  if total is null then return new; end if;
  select coalesce(sum(r.amount_paise), 0) into back
    from payments p join refunds r on r.payment_id = p.id
    where p.booking_id = new.id and p.state = 'succeeded' and r.state = 'succeeded' and not p.for_tip and p.gateway <> 'code';
  new.payment_state := case
    -- While a part of the bill is still due, a refund of the other part ends nothing.
    when own > 0 and back >= own and (new.state = 'cancelled' or own + by_code >= total) then 'refunded'
    -- Cancelled, it owes nothing: what was paid goes back.
    when new.state = 'cancelled' then case when own > 0 then 'paid' else 'unpaid' end
    when own + by_code = 0 or own + by_code < total then 'unpaid'
    else 'paid' end;
  return new;
end $$;

-- What a code has paid goes back to the product: of a cancelled booking at once, and as soon as all of the customer's own
-- money is back; where a bank sends that back again, the code pays again. In whichever release the booking is changed.
create function code_follows_booking() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if new.state = 'cancelled' then
    update payments p set state = 'failed', code = 'cancelled', settled_at = now()
    where p.booking_id = new.id and p.gateway = 'code' and p.state = 'succeeded'
      and not exists (select from refunds r where r.payment_id = p.id and r.state = 'succeeded');
  elsif new.payment_state = 'refunded' then
    insert into refunds (payment_id, idempotency_key, amount_paise, state, next_check_at, settled_at)
    select p.id, 'code:' || gen_random_uuid(), p.amount_paise, 'succeeded', now(), now() from payments p
    where p.booking_id = new.id and p.gateway = 'code' and p.state = 'succeeded'
      and not exists (select from refunds r where r.payment_id = p.id and r.state = 'succeeded');
  else
    update refunds r set state = 'failed', settled_at = now() from payments p
    where p.booking_id = new.id and p.gateway = 'code' and r.payment_id = p.id and r.state = 'succeeded';
  end if;
  update discount_uses u set counts = not u.counts from payments p
  where u.booking_id = new.id and p.id = u.payment_id
    and u.counts <> (p.state = 'succeeded' and new.state <> 'cancelled' and new.payment_state <> 'refunded')
    -- Another use of the same person meanwhile stands in the way: the money is here, and that use counts.
    and (u.counts or not exists (
      select from discount_uses o where o.code_id = u.code_id and o.counts and o.payment_id <> u.payment_id
        and (o.user_id = u.user_id or o.mailbox_hash = u.mailbox_hash or o.phone_hash = u.phone_hash)));
  return null;
end $$;
create trigger bookings_code after update of state, payment_state on bookings
  for each row when ((new.state = 'cancelled' and old.state <> 'cancelled')
    or (new.payment_state <> old.payment_state and 'refunded' in (new.payment_state, old.payment_state)))
  execute function code_follows_booking();
