-- The history of a table that is over, as one packed value: its rows of `boundaries` and `choices` are gone.
create table archives (
    table_id bigint primary key references tables (id),
    last integer not null, -- the highest segment of its boundaries
    turns text not null, -- JSON: in how many segments each seat chose something itself
    packed blob not null -- see storage/archives.py
);
