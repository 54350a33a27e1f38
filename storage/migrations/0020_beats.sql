-- When people were served last: clocks stand still while nobody was.
create table beats (
    name text primary key,
    at double precision not null
);
