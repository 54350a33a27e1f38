-- Whether a stand-in plays on a seat while its player is on vacation, and no longer.
alter table seats add column covered integer not null default 0;
