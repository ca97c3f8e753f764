-- The id of the request that made an order, by which the log has it.
alter table orders add column request_id text;
