-- A deal is a folder: it has a day (YYYY-MM-DD), orders of its owner, and papers that are still missing.
alter table deals add column closes_on text check (closes_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');

create table deal_orders (
  deal_id uuid not null references deals on delete cascade,
  order_id uuid not null references orders on delete cascade,
  added_at timestamptz not null,
  primary key (deal_id, order_id)
);

create index deal_orders_order_id on deal_orders (order_id);

-- What somebody still has to bring; with a document it is there.
create table deal_needs (
  id uuid primary key,
  deal_id uuid not null references deals on delete cascade,
  title text not null,
  bearer text not null,
  due_on text check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  document_id uuid references deal_documents on delete set null,
  created_at timestamptz not null
);

create index deal_needs_deal_id on deal_needs (deal_id, created_at);

create index deal_needs_document_id on deal_needs (document_id) where document_id is not null;
