-- How often in a row a person's time ran out: whoever misses twice is stood in for until they come back.
alter table seats add column missed integer not null default 0;
