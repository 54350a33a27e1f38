-- How somebody likes to hear of turns: at_once, gathered, or once a day at a time like 19:30.
alter table users add column hears text not null default 'at_once';
