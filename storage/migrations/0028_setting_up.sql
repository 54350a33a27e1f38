-- Seats that stay as they are at the start; with whom somebody would like to swap; who plays a game for the first time.
alter table tables add column seats_kept integer not null default 0;
alter table seats add column swaps_with integer;
alter table seats add column learning integer not null default 0;
-- When questions explain themselves to somebody, and whether they were asked what they look at pictures on.
alter table users add column guide text not null default 'first' check (guide in ('first', 'always', 'never'));
alter table users add column screen_asked integer not null default 0;
update users set screen_asked = 1 where screen <> 'wide';
