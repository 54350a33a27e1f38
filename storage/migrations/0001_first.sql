-- Times are seconds since 1970 in UTC; `options`, `picks`, `events`, `payload` and `sheet` are JSON.

create table component_sets (
    hash text primary key,
    game text not null,
    tables blob not null -- JSON, zlib
);

create table tables (
    id integer primary key,
    game text not null,
    options text not null,
    status text not null check (status in ('lobby', 'running', 'frozen', 'over', 'closed')),
    organiser bigint not null,
    guild bigint,
    channel bigint,
    thread bigint,
    message bigint, -- the lobby message
    private integer not null default 0,
    language text not null default 'en',
    clock text not null default 'none', -- pace profile
    components text references component_sets (hash),
    rules integer, -- revision the table was started with
    seed text, -- secret until the table is over
    commitment text, -- hash of the seed, public from the start
    told integer not null default 0, -- the segment up to which the thread was told what happened
    version integer not null default 0,
    created_at double precision not null,
    changed_at double precision not null,
    started_at double precision,
    ended_at double precision
);
create index tables_by_guild on tables (guild, status);
create index tables_by_status on tables (status);
create index tables_by_thread on tables (thread);

create table seats (
    table_id bigint not null references tables (id),
    seat integer not null,
    user_id bigint, -- a person
    player text, -- or the name of a computer player; an imported table has neither
    name text not null default '',
    colour text not null default '',
    step integer not null default 0, -- the number of the question last put to this seat
    asked_at double precision, -- since when the seat must answer; null: it need not
    bank double precision, -- what is left on its clock
    state text not null default 'playing' check (state in ('playing', 'away', 'replaced', 'resigned')),
    primary key (table_id, seat)
);
create index seats_by_user on seats (user_id, table_id);

-- The state before segment n, and the events of the segment before it: one row per turn and one for the set-up.
create table boundaries (
    table_id bigint not null references tables (id),
    segment integer not null,
    snapshot blob not null, -- zlib
    events text not null,
    at double precision not null,
    primary key (table_id, segment)
);

create table choices (
    table_id bigint not null references tables (id),
    segment integer not null,
    position integer not null,
    seat integer not null,
    key text not null,
    picks text not null,
    shown text not null,
    given_by text not null,
    primary key (table_id, segment, position)
);

create table outbox (
    id integer primary key,
    table_id bigint not null references tables (id),
    lane text not null, -- notices of one lane are sent in order, each waiting for the one before
    kind text not null,
    payload text not null,
    nonce text not null unique,
    not_before double precision not null,
    tries integer not null default 0,
    created_at double precision not null
);
create index outbox_by_lane on outbox (lane, id);
create index outbox_by_time on outbox (not_before, id);

create table users (
    id bigint primary key,
    language text, -- null: as Discord says
    route text not null default 'both' check (route in ('both', 'thread', 'dm', 'none')),
    time_zone text not null default 'UTC',
    quiet_from integer, -- minutes after midnight
    quiet_to integer,
    away_until double precision
);

create table guilds (
    id bigint primary key,
    language text,
    clock text not null default 'none',
    private integer not null default 0
);

create table results (
    table_id bigint not null references tables (id),
    seat integer not null,
    user_id bigint,
    player text,
    place integer not null, -- 1 is the best
    total integer not null,
    won integer not null,
    sheet text not null,
    rating_before double precision,
    rating_after double precision,
    primary key (table_id, seat)
);
create index results_by_user on results (user_id, table_id);
