-- Who brought a person: the partner of the link and the tag of the campaign, as they stood at the registration.
alter table persons
  add column partner_id text,
  add column campaign text,
  add column phone_verified_at timestamptz;

create index persons_partner_id on persons (partner_id) where partner_id is not null;

-- One code at a time per person; every try is counted before it is compared (SEC-06).
create table phone_codes (
  person_id uuid primary key references persons on delete cascade,
  phone text not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

create index phone_codes_phone on phone_codes (phone);

create table person_settings (
  person_id uuid not null references persons on delete cascade,
  key text not null check (char_length(key) between 1 and 64),
  value text not null check (octet_length(value) <= 10240),
  enabled boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (person_id, key)
);

-- One token per person; of the token itself only the hash and its last characters are kept.
create table api_tokens (
  person_id uuid primary key references persons on delete cascade,
  token_hash text not null unique,
  hint text not null,
  created_at timestamptz not null
);

create table payers (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  name text not null,
  inn text not null,
  kpp text not null,
  address text not null,
  created_at timestamptz not null
);

create index payers_person_id on payers (person_id);

-- An order of no items puts its total on the balance (AMB-39).
alter table orders
  add column purpose text not null default 'items' check (purpose in ('items', 'top-up')),
  add column campaign text;

create index orders_partner_id_created_at on orders (partner_id, created_at desc) where partner_id is not null;

alter table order_items
  add column coupon_id uuid,
  -- Since when the item waits for data of its buyer.
  add column data_asked_at timestamptz;

create index order_items_coupon_id on order_items (coupon_id) where coupon_id is not null;

create sequence invoice_numbers start 5001;

-- The payer is kept as it stood: a bill does not change with the requisites.
create table invoices (
  id uuid primary key,
  number bigint not null unique default nextval('invoice_numbers'),
  person_id uuid not null references persons,
  order_id uuid not null unique references orders,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  payer jsonb,
  created_at timestamptz not null
);

create index invoices_person_id_created_at on invoices (person_id, created_at desc);

-- What is promised back to a card; the provider is asked after the transaction, once per key.
create table refunds (
  id uuid primary key,
  order_item_id uuid not null unique references order_items,
  payment_id uuid not null references payments,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  provider_refund_id text,
  created_at timestamptz not null,
  done_at timestamptz
);

create index refunds_payment_id on refunds (payment_id);

create table test_provider_refunds (
  id uuid primary key,
  payment_id text not null,
  amount_kopecks bigint not null,
  idempotence_key text not null unique,
  created_at timestamptz not null
);

-- Receipts that the test provider made: marked ones, sent to nobody (LAW-04).
create table test_provider_receipts (
  id uuid primary key,
  kind text not null check (kind in ('advance', 'settlement', 'return')),
  content jsonb not null,
  idempotence_key text not null unique,
  created_at timestamptz not null
);

-- What the service gives away has an account of its own.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;

alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('provider', 'promotion', 'prepaid', 'balance', 'bonus', 'revenue'));

alter table outbox drop constraint outbox_kind_check;

alter table outbox add constraint outbox_kind_check
  check (kind in ('mail', 'sms', 'receipt', 'webhook', 'analytics', 'affiliate'));

create index ledger_transfers_order_id on ledger_transfers (order_id) where order_id is not null;
