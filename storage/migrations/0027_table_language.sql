-- What those read who sit down, and whether somebody chose the table's language: if not, it is the one most of them read.
alter table seats add column reads text;
alter table tables add column language_chosen integer not null default 1;
