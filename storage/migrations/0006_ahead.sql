-- What somebody has planned for the next turn on a seat; nobody else's business until it is carried out.
create table plans (
    table_id bigint not null references tables (id),
    seat integer not null,
    user_id bigint not null, -- whose plan it is
    step integer not null, -- counts changes, so that old buttons are known
    choices text not null, -- JSON
    stopped text not null default '', -- JSON: how far it was carried out, and what stopped it
    primary key (table_id, seat)
);

-- Answers that somebody always gives to the same question at a table.
create table standing_answers (
    id integer primary key,
    table_id bigint not null references tables (id),
    seat integer not null,
    user_id bigint not null,
    answer text not null -- JSON
);
create index standing_answers_by_table on standing_answers (table_id, seat);

-- The open request to take something back, one at a table; everybody else has to agree.
create table requests (
    table_id bigint primary key references tables (id),
    number integer not null, -- tells an older request's buttons from this one's
    user_id bigint not null, -- who asks
    segment integer not null, -- back to here …
    position integer not null, -- … and to this choice of it
    at double precision not null,
    until double precision not null,
    agreed text not null -- JSON: users
);

-- What the log says beside what happened in the game: an event (JSON) between two segments.
create table remarks (
    id integer primary key,
    table_id bigint not null references tables (id),
    segment integer not null,
    at double precision not null,
    event text not null
);
create index remarks_by_table on remarks (table_id, segment);

-- Whether a turn in which nothing but its end is left waits to be asked about it, or ends by itself.
alter table users add column turn_end text not null default 'ask' check (turn_end in ('ask', 'pass'));
