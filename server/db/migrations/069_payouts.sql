-- What professionals are paid out, and where to. Processes of the release before know nothing of it.

-- Bank accounts and UPI ids. A change adds a row, so that a payout says for good which one it went to.
create table payout_accounts (
  id uuid primary key default gen_random_uuid(),
  handyman_id uuid not null references handymen,
  kind text not null check (kind in ('bank', 'upi')),
  -- Who holds it, and its number and IFSC or UPI id. Erased once nothing can be paid to it any more.
  sealed bytea,
  -- Masked, as its owner and operators read it.
  shown text not null check (char_length(shown) between 1 and 100),
  given_at timestamptz not null default now(),
  replaced_at timestamptz,
  constraint payout_accounts_sealed check (sealed is not null or replaced_at is not null)
);
create unique index payout_accounts_now on payout_accounts (handyman_id) where replaced_at is null;
create index payout_accounts_replaced on payout_accounts (replaced_at) where replaced_at is not null and sealed is not null;
create index payout_accounts_of_handyman on payout_accounts (handyman_id);

create table payout_runs (
  -- The Monday, in India.
  day date primary key,
  made_at timestamptz not null default now(),
  approved_at timestamptz,
  approved_by uuid references operators,
  constraint payout_runs_monday check (extract(isodow from day) = 1),
  constraint payout_runs_approved check ((approved_at is null) = (approved_by is null))
);

create table payouts (
  id uuid primary key default gen_random_uuid(),
  number bigint not null generated always as identity unique,
  run_day date not null references payout_runs,
  handyman_id uuid not null references handymen,
  account_id uuid references payout_accounts,
  amount_paise int not null check (amount_paise > 0),
  state text not null check (state in ('held', 'waiting', 'paid', 'returned')),
  hold text check (hold in ('no_account', 'changed', 'suspended', 'operator')),
  reason text check (char_length(reason) between 1 and 500),
  reference text check (char_length(reference) between 1 and 60),
  -- When it was first in a bank file.
  filed_at timestamptz,
  paid_at timestamptz,
  -- How many transfers the books have of it: the key of the next one.
  transfers smallint not null default 0,
  -- Whether a mail about its state is to be written yet.
  untold boolean not null default false,
  constraint payouts_once unique (run_day, handyman_id),
  constraint payouts_hold check ((state = 'held') = (hold is not null)),
  constraint payouts_account check (state = 'held' or account_id is not null),
  constraint payouts_paid check ((paid_at is not null) = (reference is not null) and (state <> 'paid' or paid_at is not null))
);
create index payouts_of_run on payouts (run_day, number);
create index payouts_of_handyman on payouts (handyman_id, run_day desc);
create index payouts_untold on payouts (id) where untold;
create index payouts_to_account on payouts (account_id) where state = 'waiting';

-- The books say of each transfer which booking or payout it is of.
alter table ledger alter column booking_id drop not null;
alter table ledger add column payout_id uuid references payouts;
alter table ledger add constraint ledger_of_one check ((booking_id is null) <> (payout_id is null)) not valid;
alter table ledger drop constraint ledger_kind_check;
alter table ledger add constraint ledger_kind_check check (
  kind in ('charge', 'refund', 'refund_returned', 'earning', 'payout', 'payout_paid', 'payout_returned')
) not valid;
alter table ledger drop constraint ledger_accounts;
alter table ledger add constraint ledger_accounts check (debit <> credit
  and debit in ('gateway', 'held', 'professional', 'revenue', 'gst', 'discounts', 'paying_out', 'bank')
  and credit in ('gateway', 'held', 'professional', 'revenue', 'gst', 'discounts', 'paying_out', 'bank')) not valid;

-- A day counts as closed once its row of `bank` is there: processes of the release before close it without the two.
insert into ledger_days (day, account, debit_paise, credit_paise)
select distinct d.day, a.account, 0::bigint, 0::bigint
from ledger_days d, (values ('paying_out'), ('bank')) a(account);
