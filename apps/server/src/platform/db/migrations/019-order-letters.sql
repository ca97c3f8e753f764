-- When the letter of a paid order promised the reports; past it one letter says why, until when, and what would come back.
alter table orders add column promised_at timestamptz;

create index orders_promised_at on orders (promised_at) where promised_at is not null;

-- What stands in receipts: the buyer opens his own by its id, which stands in his letters alone (LAW-04).
create table receipts (
  id uuid primary key,
  unique_key text not null unique,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('advance', 'settlement', 'return')),
  lines jsonb not null,
  created_at timestamptz not null
);

create index receipts_order_id on receipts (order_id);
