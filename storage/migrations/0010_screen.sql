-- What somebody looks at pictures on: a phone has them in parts that are large enough for it.
alter table users add column screen text not null default 'wide' check (screen in ('wide', 'phone'));
