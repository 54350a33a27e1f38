-- Component sets that owners of a box have brought for a server: what new tables use, and what was only shown so far.
create table server_sets (
    guild bigint not null,
    game text not null,
    state text not null check (state in ('used', 'shown')),
    hash text not null references component_sets (hash),
    changed text not null, -- JSON: the names of the corrected tables
    user_id bigint not null, -- who brought it; 0: somebody who does not want to be named any more
    at double precision not null,
    primary key (guild, game, state)
);
create index server_sets_by_hash on server_sets (hash);
-- How many tables of a game's component set were corrected by the owner of a box; a lobby names its set already.
alter table tables add column corrected integer not null default 0;
