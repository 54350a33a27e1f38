-- After a copy was put in place of what people played on: tables whose numbers lie above `highest` and up to `above`
-- may have been there, and these numbers are never given again, since their buttons are still about.
create table restored (
    at double precision primary key,
    highest bigint not null,
    above bigint not null
);
