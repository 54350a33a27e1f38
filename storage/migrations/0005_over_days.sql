-- What must be done at a time, each once: written by the transaction that makes it due, deleted by the one that makes it void.
create table due (
    id integer primary key,
    at double precision not null,
    kind text not null,
    table_id bigint references tables (id),
    seat integer,
    user_id bigint,
    key text not null unique, -- what a later row of the same key takes the place of
    payload text not null
);
create index due_by_time on due (at, id);
create index due_by_table on due (table_id);

-- Clocks: while a seat must answer, its bank runs down in the waking hours of whoever sits there.
alter table tables add column paused_at double precision; -- since when all clocks stand still
alter table seats add column clock_at double precision; -- since when its bank runs down; null: it stands still
alter table seats add column deadline double precision; -- when the bank is used up, if nobody answers before
alter table seats add column away_until double precision; -- a vacation: till then the clock stands still
alter table seats add column away_taken double precision not null default 0; -- seconds of vacation taken at this table
alter table seats add column standin text; -- the computer player who answers in the person's place
alter table guilds add column time_zone text not null default 'UTC';
update users set time_zone = '' where time_zone = 'UTC'; -- nothing: as the server of the table has it

-- Who played how much: answers given on a seat, by a person or by a computer player.
create table played (
    table_id bigint not null references tables (id),
    seat integer not null,
    player text not null, -- a user's number, or the name of a computer player
    answers integer not null,
    primary key (table_id, seat, player)
);
