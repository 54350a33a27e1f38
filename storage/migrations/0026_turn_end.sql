-- How a turn ends where nothing else is left: by itself after a minute (soon), when its player says so (ask), at once (pass).
-- Nobody has chosen to be asked that can be told from those who never chose.
alter table users rename column turn_end to former_turn_end;
alter table users add column turn_end text not null default 'soon' check (turn_end in ('soon', 'ask', 'pass'));
update users set turn_end = 'pass' where former_turn_end = 'pass';
alter table users drop column former_turn_end;
