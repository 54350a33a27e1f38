-- Who is there: when a person last gave a sign at a table, and when their seat will be offered unless they do.
alter table seats add column seen_at double precision;
alter table seats add column offer_at double precision;
