-- The turn up to which people were told, at a table that has lost what was played since; null: nothing is lost.
alter table tables add column behind integer;
