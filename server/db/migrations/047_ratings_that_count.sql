-- Why a visible rating is in no sum of stars (domain/rating-worth.ts); null for those that are in one, as all were
-- before, and as those that a process of the release before makes visible are.
alter table ratings
  add column not_counted text,
  -- Given in a browser in which the other side's account was logged in to before.
  add column same_browser boolean not null default false;
