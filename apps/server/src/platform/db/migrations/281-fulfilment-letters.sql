-- When the buyer was told that it is ordered; null while he was not (DEC-19).
alter table fulfilments add column told_at timestamptz;

-- Ordered ones that the buyer may have to be told of.
create index fulfilments_untold on fulfilments (order_item_id) where status = 'ordered' and told_at is null;

-- How long answers took lately, by channel and question.
create index fulfilments_answered on fulfilments (channel, kind, ended_at) where status = 'answered';
