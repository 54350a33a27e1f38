-- The language of a player's Discord, for messages that come without a click; who has chosen one is not asked for it.
alter table users add column heard text;
