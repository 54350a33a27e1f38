-- What owners of servers decide: where tables may be opened, by whom, how many, and where players are looked for.
alter table guilds add column channels text not null default '[]'; -- JSON; none: in every channel
alter table guilds add column opener bigint; -- the role that may open tables; null: everybody may
alter table guilds add column most_tables integer not null default 0; -- that one person may have open; 0: any number
alter table guilds add column call_channel bigint; -- where players are looked for; null: where the table is opened
alter table guilds add column call_role bigint; -- whom that rings; null: nobody

-- Whether others may look at the games somebody has played.
alter table users add column history text not null default 'open' check (history in ('open', 'own'));

-- Looking for players: a table of strangers, which starts when it is full and everybody has accepted.
alter table tables add column seeking text; -- JSON; null: nobody is looked for
alter table seats add column games integer; -- of this kind that the person had finished on sitting down; null: not told
alter table seats add column accepted integer not null default 0;

-- Who is rung at the end of rounds of a table they only watch.
create table followers (
    table_id bigint not null references tables (id),
    user_id bigint not null,
    language text not null,
    primary key (table_id, user_id)
);
create index followers_by_user on followers (user_id);

-- Ratings are computed from the results whenever somebody asks.
alter table results drop column rating_before;
alter table results drop column rating_after;
create index tables_by_end on tables (guild, game, ended_at);
