-- Rows of the audit log are only added, with one exception: the words about somebody who has left are taken out, and
-- who did what stays (§23). Only a transaction that says that it erases may do so.
--
-- New is the second way: of a file that an operator has taken, only what they typed changes, the search and the reason,
-- and where it does it has the mark of what was taken out. What was filtered by, and how many rows it had, stays.
-- The first way holds for these rows too, for as long as processes of the release before are running.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('localhands.erasing', true) = 'on'
    and (new.id, new.at, new.action, new.subject_kind, new.subject_id)
      = (old.id, old.at, old.action, old.subject_kind, old.subject_id)
    and new.operator_id is not distinct from old.operator_id
  then
    if new.reason is null and new.details = '{}' then return new; end if;
    if old.action like 'export\_%'
      and (new.reason is not distinct from old.reason or position('[…]' in new.reason) > 0)
      and (new.details #- '{filter,q}' #- '{q}') = (old.details #- '{filter,q}' #- '{q}')
      and (new.details = old.details
        or position('[…]' in coalesce(new.details #>> '{filter,q}', new.details ->> 'q')) > 0)
    then
      return new;
    end if;
  end if;
  raise exception 'The audit log is append-only.';
end $$;
