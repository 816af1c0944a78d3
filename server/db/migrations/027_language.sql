-- The language in which somebody is written to. A constant default rewrites no table, and every row there is holds
-- to the rule by it, so none is looked at: each table is held for a moment only. The default is also for a process
-- of the release before, which may still add people without a language.
alter table users add column language text not null default 'en';
alter table users add constraint users_language check (language in ('en', 'hi')) not valid;
alter table handymen add column language text not null default 'en';
alter table handymen add constraint handymen_language check (language in ('en', 'hi')) not valid;
