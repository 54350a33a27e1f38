-- The poster comes with the result; nobody tells it by itself any more.
delete from outbox where kind = 'poster';
