-- What a professional offers beside `service`, which they signed up with. Services are never deleted. Processes of the
-- release before know the first one only.
alter table handymen
  add column also smallint[] not null default '{}',
  add constraint handymen_also check (cardinality(also) <= 50 and service <> all (also)) not valid;
