-- A booking's own bill, written when it is asked for: a later price changes no booking. One column for each
-- kind of line, in paise; the total is their sum. Beside it a short number that can be said on the phone.
create table bills (
  booking_id uuid primary key,
  number int not null,
  service_charge_paise int not null check (service_charge_paise >= 0),
  cost_paise int not null check (cost_paise > 0),
  gst_paise int not null check (gst_paise >= 0),
  discount_paise int not null check (discount_paise >= 0),
  total_paise int not null,
  handyman_share_paise int not null,
  constraint bills_number unique (number),
  constraint bills_add_up check (total_paise > 0
    and total_paise = service_charge_paise + cost_paise + gst_paise - discount_paise),
  constraint bills_share check (handyman_share_paise between 0 and total_paise)
);

-- Five random digits while some are free, else six, and so on: it says nothing of how many bookings there are.
-- A plan that was kept from when the table was small would walk through all of it: never without the index.
create function free_booking_number() returns int language plpgsql volatile
  set enable_seqscan = off as $$
declare
  wanted int;
begin
  for digits in 5..9 loop
    wanted := floor((1 + 9 * random()) * 10 ^ (digits - 1));
    exit when not exists (select 1 from bills where number = wanted);
  end loop;
  return wanted;
end $$;

alter table bills alter column number set default free_booking_number();

-- While a release is rolled out, processes of the one before add bookings without a bill. They know one price
-- list only: 100 rupees, 18 % GST that is given back; the commission is 15 %. To be dropped once none is left.
create function add_missing_bill() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare
  gst int := round(new.cost * 0.18) * 100;
  total int := (100 + new.cost) * 100;
begin
  if not exists (select 1 from bills where booking_id = new.id) then
    insert into bills (booking_id, service_charge_paise, cost_paise, gst_paise, discount_paise,
      total_paise, handyman_share_paise)
    values (new.id, 10000, new.cost * 100, gst, gst, total, total - round(total * 0.15));
  end if;
  return null;
end $$;

create trigger bookings_have_a_bill after insert on bookings
  for each row execute function add_missing_bill();

create trigger bills_never_deleted before delete on bills
  for each row execute function refuse_change();
