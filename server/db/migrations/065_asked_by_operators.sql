-- §14: an operator asks around for a customer who has called. Processes of the release before ask as the customer; a later
-- wave that one of them begins is written down as the customer's.
alter table dispatches
  add column asked_by text not null default 'user',
  -- The operator's own account as a professional, which their work sends no customers to.
  add column leaves_out uuid,
  add constraint dispatches_asked_by check (asked_by in ('user', 'operator')) not valid;
