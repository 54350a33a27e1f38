-- Several processes on one database (PostgreSQL only): who lives, and who has taken which work upon itself.
create table processes (
    name text primary key,
    shards text not null, -- as in the setting
    until double precision not null -- alive so long, unless renewed before
);
alter table outbox add column taken_by text; -- who tells it
alter table due add column taken_by text; -- who does it
alter table tables add column played_by text; -- in which process its computer players think
