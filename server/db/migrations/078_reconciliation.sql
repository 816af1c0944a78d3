-- The gateway's list of each day, compared with our books.
create table reconciliations (
  day date not null,
  gateway text not null check (gateway in ('sandbox', 'stripe')),
  checked_at timestamptz not null default clock_timestamp(),
  charges int not null,
  charged_paise bigint not null,
  our_charges int not null,
  our_charged_paise bigint not null,
  refunds int not null,
  refunded_paise bigint not null,
  our_refunds int not null,
  our_refunded_paise bigint not null,
  primary key (day, gateway)
);

create table reconciliation_differences (
  day date not null,
  gateway text not null,
  kind text not null check (kind in (
    'charge_unknown', 'charge_missing', 'charge_amount', 'refund_unknown', 'refund_missing', 'refund_amount')),
  -- The gateway's name of the charge or refund.
  gateway_id text not null,
  theirs_paise int,
  ours_paise int,
  booking_id uuid references bookings,
  found_at timestamptz not null default clock_timestamp(),
  -- It was gone when the day was compared again.
  gone_at timestamptz,
  primary key (day, gateway, kind, gateway_id),
  foreign key (day, gateway) references reconciliations
);

-- A refund that was made on the gateway's own pages is in our books as well.
alter table refunds add column made_at_gateway boolean not null default false;
