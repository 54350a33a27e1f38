-- Whether everybody at a table agrees that the computer may be asked for a hint.
alter table tables add column hints integer not null default 0;

-- What the computer makes of the turns of one seat of a finished game: a review, once it is whole.
create table reviews (
    table_id bigint not null references tables (id),
    seat integer not null,
    review text not null, -- JSON
    primary key (table_id, seat)
);
