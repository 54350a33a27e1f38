-- Everybody who has played anywhere is found by name: a game that somebody left counts for them, too.
create index played_by_player on played (player);
