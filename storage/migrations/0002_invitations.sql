-- When somebody was last asked to sit down at a table: that rings, so not too often.
create table invitations (
    table_id bigint not null references tables (id),
    user_id bigint not null,
    at double precision not null,
    primary key (table_id, user_id)
);
