-- One try to be paid for a booking. Written before the gateway hears of it, so that no charge is ever
-- without a row here. A new attempt is made only once the last one has definitely failed.
create table payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings,
  attempt int not null check (attempt > 0),
  gateway text not null check (gateway in ('sandbox', 'stripe')),
  -- The same on every retry of this attempt: the gateway then knows it has seen it.
  idempotency_key text not null unique,
  -- Stored before the gateway is told to charge: without it nothing can have been charged.
  gateway_id text unique,
  -- A fingerprint of what stood for the card, to tell the same press from another card.
  token_hash bytea,
  state text not null default 'created' check (
    state in ('created', 'processing', 'requires_action', 'succeeded', 'failed')
  ),
  amount_paise int not null check (amount_paise > 0),
  code text,
  decline_code text,
  -- Until then a request may still be talking to the gateway about it.
  busy_until timestamptz not null,
  next_check_at timestamptz not null,
  checks int not null default 0,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (booking_id, attempt),
  check (gateway_id is not null or state in ('created', 'failed')),
  check ((state in ('succeeded', 'failed')) = (settled_at is not null))
);
create unique index payments_one_live on payments (booking_id) where state <> 'failed';
create index payments_due on payments (next_check_at)
  where state in ('created', 'processing', 'requires_action');

-- Bookings that were paid for and called off: what the refund job looks for.
create index bookings_to_refund on bookings (id)
  where state = 'cancelled' and payment_state = 'paid';

-- Money given back: once for each payment, the whole of it.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null unique references payments,
  idempotency_key text not null unique,
  gateway_id text unique,
  state text not null default 'created' check (
    state in ('created', 'pending', 'succeeded', 'failed')
  ),
  amount_paise int not null check (amount_paise > 0),
  next_check_at timestamptz not null,
  checks int not null default 0,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state in ('succeeded', 'failed')) = (settled_at is not null))
);
create index refunds_due on refunds (next_check_at) where state in ('created', 'pending');

-- Numbered without gaps: a number is taken in the transaction that stores the payment, one after another.
create table receipts (
  number int primary key check (number > 0),
  payment_id uuid not null unique references payments,
  issued_at timestamptz not null default now()
);

-- What the gateway has told us already. It tells things twice, late and out of order.
create table webhook_events (
  id text primary key,
  received_at timestamptz not null default now()
);

create trigger payments_never_deleted before delete on payments
  for each row execute function refuse_change();
create trigger refunds_never_deleted before delete on refunds
  for each row execute function refuse_change();
create trigger receipts_append_only before update or delete on receipts
  for each row execute function refuse_change();

-- The books of the sandbox gateway. Nothing else reads or writes them: to the rest of the product they
-- are as far away as a bank's.
create table sandbox_charges (
  id text primary key,
  idempotency_key text not null unique,
  amount_paise int not null check (amount_paise > 0),
  state text not null default 'open' check (
    state in ('open', 'requires_action', 'succeeded', 'refused', 'closed')
  ),
  token text,
  code text,
  decline_code text,
  created_at timestamptz not null default now()
);
create table sandbox_refunds (
  id text primary key,
  charge_id text not null unique references sandbox_charges,
  idempotency_key text not null unique,
  amount_paise int not null check (amount_paise > 0),
  state text not null check (state in ('succeeded', 'failed')),
  created_at timestamptz not null default now()
);
