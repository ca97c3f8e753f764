-- When the report of an item was destroyed and with it what the item said of the subject.
alter table order_items add column report_destroyed_at timestamptz;

create index order_items_kept on order_items (created_at) where report_destroyed_at is null;
