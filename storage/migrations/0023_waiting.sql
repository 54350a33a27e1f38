-- Every table reminds: how long somebody was waited for without a clock, and when they last heard of it.
alter table seats add column waited double precision not null default 0;
alter table seats add column reminded_at double precision;
alter table seats add column last_at double precision;
-- Servers had no clock unless they chose one; now new tables begin relaxed.
update guilds set clock = 'relaxed' where clock = 'none';
-- Tables that have waited without a word until now begin to count.
insert into due (kind, at, key, table_id, payload)
    select 'wind', 0, 'wind:' || id, id, '{}' from tables where status = 'running';
