-- How much a table explains: nothing of its own, more at a newcomer's table, or a guided game step by step.
alter table tables add column teaching text not null default '' check (teaching in ('', 'help', 'lesson'));
