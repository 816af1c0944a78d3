-- Two who edit one service at once: the second is told, by the version that they began with.
alter table services add column version int not null default 1;
