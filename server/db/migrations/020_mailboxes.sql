-- One account per mailbox and role: plus signs, and dots at Google, lead to the same one. Of those who have
-- several accounts already the first is counted, and all go on working.
create table mailboxes (
  role text not null check (role in ('user', 'handyman')),
  mailbox text not null,
  account_id uuid not null,
  primary key (role, mailbox)
);

insert into mailboxes (role, mailbox, account_id)
select role,
  case
    when host in ('gmail.com', 'googlemail.com')
      then coalesce(nullif(replace(plain, '.', ''), ''), plain) || '@gmail.com'
    else plain || '@' || host
  end,
  id
from (
  select role, id, created_at, host,
    coalesce(nullif(split_part(local, '+', 1), ''), local) as plain
  from (
    select 'user' as role, id, created_at, split_part(email, '@', 1) as local,
      split_part(email, '@', 2) as host
    from users
    union all
    select 'handyman', id, created_at, split_part(email, '@', 1), split_part(email, '@', 2)
    from handymen
  ) parts
) people
order by created_at
on conflict do nothing;
