-- When its buyer first opened a finished report: what was never opened waits for him in the cabinet.
alter table order_items add column opened_at timestamptz;

-- Of reports from before nobody knows; they are not told as news.
update order_items set opened_at = coalesce(done_at, created_at) where status = 'done';
