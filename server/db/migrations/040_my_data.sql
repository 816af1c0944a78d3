-- §23: who deletes their account leaves a row without a person, because bookings and bills name it.
alter table users add column deleted_at timestamptz;
alter table handymen add column deleted_at timestamptz;
alter table users drop constraint users_contact_number_check,
  add constraint users_contact_number_check
    check (contact_number ~ '^[6-9][0-9]{9}$' or contact_number = '') not valid;
alter table handymen drop constraint handymen_phone_check,
  add constraint handymen_phone_check check (phone ~ '^[6-9][0-9]{9}$' or phone = '') not valid;

-- The last mail to somebody: its row goes with it.
alter table mails add column forget boolean not null default false;

-- A request that was let in a moment before must not write about them a moment after. The lock is the one that a
-- foreign key takes anyway: it waits for a deletion that is under way, and then sees it.
create function refuse_deleted_customer() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if new.user_id is null then return new; end if;
  perform 1 from users where id = new.user_id and deleted_at is null for key share;
  if not found then
    raise exception 'This account was deleted'
      using errcode = 'check_violation', constraint = 'account_is_there';
  end if;
  return new;
end $$;
create function refuse_deleted_handyman() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if new.handyman_id is null then return new; end if;
  perform 1 from handymen where id = new.handyman_id and deleted_at is null for key share;
  if not found then
    raise exception 'This account was deleted'
      using errcode = 'check_violation', constraint = 'account_is_there';
  end if;
  return new;
end $$;
create trigger bookings_of_customers before insert on bookings
  for each row execute function refuse_deleted_customer();
create trigger bookings_of_handymen before insert on bookings
  for each row execute function refuse_deleted_handyman();
create trigger dispatches_of_customers before insert on dispatches
  for each row execute function refuse_deleted_customer();
create trigger addresses_of_customers before insert on addresses
  for each row execute function refuse_deleted_customer();
create trigger tickets_of_customers before insert on tickets
  for each row execute function refuse_deleted_customer();
create trigger tickets_of_handymen before insert on tickets
  for each row execute function refuse_deleted_handyman();
create trigger photos_of_handymen before insert on handyman_photos
  for each row execute function refuse_deleted_handyman();
create trigger images_of_handymen before insert on aadhaar_images
  for each row execute function refuse_deleted_handyman();

-- What they have written, under a booking or a ticket.
create function refuse_deleted_author() returns trigger language plpgsql
  set enable_seqscan = off as $$
begin
  if tg_table_name = 'chat_messages' then
    perform 1 from bookings b join users u on u.id = b.user_id join handymen h on h.id = b.handyman_id
      where b.id = new.booking_id and u.deleted_at is null and h.deleted_at is null
      for key share of u, h;
  elsif tg_table_name = 'ratings' then
    if new.author = 'user' then
      perform 1 from users where id = new.user_id and deleted_at is null for key share;
    else
      perform 1 from handymen where id = new.handyman_id and deleted_at is null for key share;
    end if;
  elsif (select user_id from tickets where id = new.ticket_id) is not null then
    perform 1 from tickets t join users u on u.id = t.user_id
      where t.id = new.ticket_id and u.deleted_at is null for key share of u;
  else
    perform 1 from tickets t join handymen h on h.id = t.handyman_id
      where t.id = new.ticket_id and h.deleted_at is null for key share of h;
  end if;
  if not found then
    raise exception 'This account was deleted'
      using errcode = 'check_violation', constraint = 'account_is_there';
  end if;
  return new;
end $$;
create trigger chat_messages_of_people before insert on chat_messages
  for each row execute function refuse_deleted_author();
create trigger ratings_of_people before insert on ratings
  for each row execute function refuse_deleted_author();
create trigger ticket_messages_of_people before insert on ticket_messages
  for each row when (new.kind = 'author') execute function refuse_deleted_author();

-- A nameless row stays nameless; what is counted about it may still change.
create function refuse_name_again() returns trigger language plpgsql as $$
begin
  raise exception 'This account was deleted'
    using errcode = 'check_violation', constraint = 'account_is_there';
end $$;
create trigger users_stay_deleted
  before update of username, email, password_hash, contact_number, lat, long, language on users
  for each row when (old.deleted_at is not null) execute function refuse_name_again();
create trigger handymen_stay_deleted
  before update of name, email, password_hash, phone, service, aadhaar_last_four, aadhaar_hash,
    address, area, profile, lat, long, online, language, verification, verification_reason,
    verification_answer on handymen
  for each row when (old.deleted_at is not null) execute function refuse_name_again();

create or replace function set_listed() returns trigger language plpgsql as $$
declare
  needed boolean;
begin
  if new.deleted_at is not null then
    new.listed := false;
  elsif new.verification = 'applied' then
    -- Waits for who is changing it, and is then of the new mind.
    select required into strict needed from verification_setting for share;
    new.listed := not needed;
  else
    new.listed := new.verification = 'verified';
  end if;
  return new;
end $$;

-- Rows are only added, with one exception: the words about somebody who has left are taken out, and who did what
-- stays. Only a transaction that says that it erases may do so.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('localhands.erasing', true) = 'on' then
    if new.reason is null and new.details = '{}'
      and (new.id, new.at, new.action, new.subject_kind, new.subject_id)
        = (old.id, old.at, old.action, old.subject_kind, old.subject_id)
      and new.operator_id is not distinct from old.operator_id
    then
      return new;
    end if;
  end if;
  raise exception 'The audit log is append-only.';
end $$;
