-- Of a table that plays on from a turn of another game, and counts for nothing: which one (JSON).
alter table tables add column practice text;
