-- What prices were, who changed them and why (CONSOLE-10): rows are only added. A returned value is a row, too.
create table price_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  product_id uuid not null references products on delete cascade,
  -- A deleted price leaves its changes.
  price_component_id uuid not null,
  type_name text not null,
  tariff_id integer,
  -- Null: it did not count before, or counts no longer.
  before_kopecks bigint,
  after_kopecks bigint,
  -- Null: the file of the catalogue was applied.
  changed_by uuid references persons,
  reason text not null default ''
);

create index price_changes_product_id on price_changes (product_id, id desc);

create index price_changes_changed_by on price_changes (changed_by);

-- A change names the version that it was made from: one that another made meanwhile is not overwritten.
alter table price_components add column version integer not null default 1;

alter table coupons add column version integer not null default 1;

alter table promocodes add column version integer not null default 1;

alter table campaigns add column version integer not null default 1;

create index persons_campaign on persons (campaign) where campaign is not null;

create index orders_campaign on orders (campaign) where campaign is not null;

create index user_logs_subject on user_logs (subject, id desc);
