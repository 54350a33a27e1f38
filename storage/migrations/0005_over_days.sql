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
