-- A refund that failed is tried again, as a row of its own: what has failed never comes back to life.
alter table refunds add column retry_of uuid references refunds;
alter table refunds add column tries smallint not null default 0;
