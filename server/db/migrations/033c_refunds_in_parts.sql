-- Money may be given back in parts, by operators too. Each refund still has a key of its own, so that processes of
-- the release before, which know only whole refunds, cannot add one twice.
alter table refunds drop constraint refunds_payment_id_key,
  -- Who decided it, for which ticket; nothing for a booking that was called off.
  add column operator_id uuid references operators,
  add column ticket_id uuid references tickets;

-- Never more than was paid, whoever is quicker: the payment's row is the queue. What has failed counts for nothing,
-- and never comes back to life.
create function refuse_more_than_paid() returns trigger language plpgsql as $$
declare
  paid int;
  given bigint;
begin
  select amount_paise into paid from payments where id = new.payment_id for update;
  select coalesce(sum(amount_paise), 0) into given from refunds
    where payment_id = new.payment_id and state <> 'failed';
  if given + new.amount_paise > paid then
    raise exception 'More would be refunded than was paid'
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
create trigger refunds_within_payment before insert on refunds
  for each row execute function refuse_more_than_paid();

-- The books of the sandbox gateway: it gives back in parts as well.
alter table sandbox_refunds drop constraint sandbox_refunds_charge_id_key;
create index sandbox_refunds_of on sandbox_refunds (charge_id);
