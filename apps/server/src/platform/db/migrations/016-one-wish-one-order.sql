-- The same things wanted again are the order that waits for its payment: what an order is of, in one comparable text.
alter table orders add column wish_hash text;

-- The order that was made instead of an unpaid one; should the old one be paid after all, it is an order as any other.
alter table orders add column superseded_by uuid references orders on delete set null;

create index orders_superseded_by on orders (superseded_by) where superseded_by is not null;

create index orders_unpaid_wish on orders (person_id, wish_hash) where paid_at is null;

-- Browsers in which a guest made an order: each may open this one order, and nothing else of the account.
create table order_accesses (
  order_id uuid not null references orders on delete cascade,
  secret_hash text not null,
  expires_at timestamptz not null,
  primary key (order_id, secret_hash)
);

create index order_accesses_expires_at on order_accesses (expires_at);
