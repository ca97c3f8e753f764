-- The call to the affiliate network is the one webhook. What visitors do is a row of `events` and leaves us nowhere.
alter table outbox drop constraint outbox_kind_check;

update outbox set kind = 'webhook' where kind = 'affiliate';

alter table outbox add constraint outbox_kind_check check (kind in ('mail', 'sms', 'receipt', 'webhook'));

-- Since when nobody tries any more: a letter that could not be sent for days.
alter table outbox add column given_up_at timestamptz;

-- What is still to be done is looked for again and again.
create index outbox_unsent on outbox (kind, created_at) where sent_at is null and given_up_at is null;

create index refunds_open on refunds (created_at) where done_at is null;

create index report_tasks_open on report_tasks (order_item_id) where status in ('new', 'running');
