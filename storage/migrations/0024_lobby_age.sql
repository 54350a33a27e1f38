-- A lobby at which nothing happens for a week says a word, and goes after three.
insert into due (kind, at, key, table_id, payload)
    select 'lobby', changed_at + 604800, 'lobby:' || id, id, '{}' from tables where status = 'lobby';
