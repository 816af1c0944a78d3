-- §12: who was refused is recognised as who was suspended is, and only shown to operators. A process of the release
-- before holds their sign-up back until an admin has looked.
alter table suspensions add column kind text not null default 'suspended'
  constraint suspensions_kind check (kind in ('suspended', 'refused'));
