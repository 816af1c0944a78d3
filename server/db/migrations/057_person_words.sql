-- One who does a service, in both languages, where the service is not named after them. The six first ones are.
alter table services
  add column person text,
  add column person_hi text;
