-- Payment by UPI: what a payment was made with, where its gateway takes more than cards.
alter table payments add column method text not null default 'card';
alter table payments add constraint payments_method_check check (method in ('card', 'upi')) not valid;

-- The sandbox plays the app: a request to pay is valid for some minutes, and a bank may answer later than the app.
alter table sandbox_charges add column valid_until timestamptz;
alter table sandbox_charges add column answers_at timestamptz;
alter table sandbox_charges drop constraint sandbox_charges_state_check;
alter table sandbox_charges add constraint sandbox_charges_state_check check (
  state in ('open', 'requires_action', 'processing', 'succeeded', 'refused', 'closed')
) not valid;
