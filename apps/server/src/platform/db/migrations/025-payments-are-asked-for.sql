-- Every open payment is asked for at its provider until it has a final state: when next, and since when it is watched.
alter table payments
  add column watched_from timestamptz,
  add column next_ask_at timestamptz;

update payments set watched_from = created_at, next_ask_at = now() where status = 'pending';

update payments set watched_from = created_at where watched_from is null;

alter table payments alter column watched_from set not null;

create index payments_next_ask_at on payments (next_ask_at) where status = 'pending';

alter table payments drop constraint payments_status_check;

alter table payments add constraint payments_status_check
  check (status in ('pending', 'succeeded', 'canceled', 'refunded'));

alter table payment_events drop constraint payment_events_channel_check;

alter table payment_events add constraint payment_events_channel_check
  check (channel in ('widget', 'webhook', 'poll', 'return', 'reconciliation'));

-- A payment that nothing is owed for goes back as a whole: of no item.
alter table refunds alter column order_item_id drop not null;
