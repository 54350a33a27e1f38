-- What was said about the open question: how much time there was for it, and how often its player was reminded.
alter table seats add column allotted double precision;
alter table seats add column reminded integer not null default 0;
