-- What is left on our account at each contractor: no money lets orders wait and warns the operator (FULFIL-06).
create table contractor_accounts (
  contractor text primary key,
  -- Absent where the contractor does not say it.
  balance_kopecks bigint,
  -- When a process asked for the balance last.
  asked_at timestamptz,
  -- When an order could not be paid for the last time.
  no_money_at timestamptz,
  -- When the operator was told that there is too little; null again once there is enough.
  warned_at timestamptz
);

-- What was paid to contractors, each order once; it outlives the report.
create table contractor_costs (
  contractor text not null,
  contractor_order_id text not null,
  order_item_id uuid not null references order_items,
  kopecks bigint not null check (kopecks >= 0),
  at timestamptz not null,
  primary key (contractor, contractor_order_id)
);

create index contractor_costs_order_item_id on contractor_costs (order_item_id);

create index contractor_costs_at on contractor_costs (at);
