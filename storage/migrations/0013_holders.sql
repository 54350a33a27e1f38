-- Whose seat it was, and from which segment on: who has seen a seat's hidden side, and which part of its past.
create table holders (
    id integer primary key, -- in the order in which the seat changed hands
    table_id bigint not null references tables (id),
    seat integer not null,
    user_id bigint not null,
    segment integer not null
);
create index holders_by_table on holders (table_id, seat);
create index holders_by_user on holders (user_id, table_id);

-- Everybody who is known to have sat on a seat has seen it all; who sits there now comes last.
insert into holders (table_id, seat, user_id, segment)
select p.table_id, p.seat, cast(p.player as bigint), 0
from played p join tables t on t.id = p.table_id
where t.status in ('running', 'frozen', 'closed')
    and substr(p.player, 1, 1) in ('1', '2', '3', '4', '5', '6', '7', '8', '9')
order by p.table_id, p.seat, p.player;
insert into holders (table_id, seat, user_id, segment)
select s.table_id, s.seat, s.user_id, 0
from seats s join tables t on t.id = s.table_id
where t.status in ('running', 'frozen', 'closed') and t.started_at is not null and s.user_id is not null
order by s.table_id, s.seat;
