-- What only admins write: promotion, price rows with owners, settings of the system, and the log of their deeds.

-- A code may open discounts on several products, one on each; the case of its letters does not matter.
create table coupons (
  id uuid primary key,
  code text not null check (code = trim(code) and code <> ''),
  product_id uuid not null references products on delete cascade,
  discount_kopecks bigint not null check (discount_kopecks > 0),
  active_until timestamptz,
  created_at timestamptz not null
);

create unique index coupons_code_product_id on coupons (lower(code), product_id);

create table promocodes (
  id uuid primary key,
  code text not null check (code = trim(code) and code <> ''),
  amount_kopecks bigint not null check (amount_kopecks > 0),
  max_uses integer not null check (max_uses > 0),
  active_until timestamptz,
  created_at timestamptz not null
);

create unique index promocodes_code on promocodes (lower(code));

create table campaigns (
  id uuid primary key,
  name text not null,
  -- The `utm_campaign` of its links.
  tag text not null unique,
  enabled boolean not null,
  created_at timestamptz not null
);

create table system_info (
  key text primary key,
  value text not null,
  enabled boolean not null,
  updated_at timestamptz not null
);

-- Who of the staff looks after whom.
create table responsible_users (
  person_id uuid primary key references persons on delete cascade,
  responsible_id uuid not null references persons on delete cascade,
  assigned_at timestamptz not null,
  check (person_id <> responsible_id)
);

create index responsible_users_responsible_id on responsible_users (responsible_id);

create table partner_tariffs (
  id uuid primary key,
  partner_id uuid not null references persons on delete cascade,
  tariff_simple_id integer not null,
  price_kopecks bigint not null check (price_kopecks >= 0),
  created_at timestamptz not null,
  unique (partner_id, tariff_simple_id)
);

-- Who changed what, about whom. Never secrets, never whole texts of letters.
create table user_logs (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id uuid not null references persons,
  action text not null,
  person_id uuid references persons,
  subject text not null,
  details jsonb not null
);

create index user_logs_person_id on user_logs (person_id, id desc);

create index user_logs_admin_id on user_logs (admin_id, id desc);

-- Visits per Moscow day and advertising source; of the visitor nothing is kept.
create table visits (
  day date not null,
  source text not null,
  visits integer not null,
  primary key (day, source)
);

alter table persons add column removed_at timestamptz;

alter table orders add column source text;

-- Where the two suppliers are with an item, apart from its own status.
alter table order_items
  add column kadnet_status text not null default 'new'
    check (kadnet_status in ('new', 'sent', 'received', 'error')),
  add column spv_status text not null default 'new'
    check (spv_status in ('new', 'sent', 'received', 'error'));

alter table price_component_owners add column id uuid not null default gen_random_uuid() unique;

-- A product has one base price at a time.
create unique index price_components_enabled_base on price_components (product_id) where is_base and enabled;

create index orders_created_at on orders (created_at desc);

create index orders_paid_at on orders (paid_at) where paid_at is not null;

create index orders_email on orders (email);

create index orders_source on orders (source) where source is not null;

create index persons_created_at on persons (created_at);

create index order_items_status on order_items (status, created_at desc);
