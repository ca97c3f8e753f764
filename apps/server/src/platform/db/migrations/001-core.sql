-- Statements are separated by blank lines; inside a statement there are none.
-- Money is integer kopecks, instants are timestamptz, ids that people can guess are never keys of anything personal.

create table persons (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  phone text,
  person_role integer not null default 1,
  password_hash text,
  created_at timestamptz not null
);

-- A mailed password: good for one login, the old one works until then (SEC-03).
create table mailed_passwords (
  person_id uuid primary key references persons on delete cascade,
  password_hash text not null,
  expires_at timestamptz not null
);

create table signing_keys (
  id text primary key,
  secret text not null,
  created_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  binding_hash text,
  site text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_person_id on sessions (person_id);

-- Single-use links of our own mails (SEC-01); only the hash of the token is kept.
create table sign_in_links (
  token_hash text primary key,
  person_id uuid not null references persons on delete cascade,
  brand text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- One row per document somebody agreed to (LAW-01).
create table consents (
  id uuid primary key,
  batch_id uuid not null,
  email text not null,
  kind text not null check (kind in ('offer', 'personal-data', 'marketing')),
  version text not null,
  text_hash text not null,
  page text not null,
  site text not null,
  ip text not null,
  user_agent text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);

create index consents_batch_id on consents (batch_id);

create index consents_email on consents (email);

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  status integer,
  response jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);

create table products (
  id uuid primary key,
  name text not null unique,
  name_ru text not null,
  description text not null,
  brands text[] not null,
  position integer not null
);

create table price_components (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  type_name text not null,
  price_kopecks bigint not null check (price_kopecks >= 0),
  is_base boolean not null,
  enabled boolean not null
);

create index price_components_product_id on price_components (product_id);

create table price_component_owners (
  price_component_id uuid not null references price_components on delete cascade,
  person_id uuid not null references persons on delete cascade,
  primary key (price_component_id, person_id)
);

create sequence order_numbers start 10001;

create table orders (
  id uuid primary key,
  number bigint not null unique default nextval('order_numbers'),
  person_id uuid not null references persons,
  site text not null,
  email text not null,
  total_kopecks bigint not null check (total_kopecks >= 0),
  payment_source text not null,
  used_balance boolean not null default false,
  partner_id text,
  redirect_url text not null,
  metadata jsonb not null,
  created_at timestamptz not null,
  paid_at timestamptz
);

create index orders_person_id_created_at on orders (person_id, created_at desc);

create table order_items (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  product_id uuid not null references products,
  product_name text not null,
  product_name_ru text not null,
  object_key text not null,
  object_address text not null,
  price_kopecks bigint not null check (price_kopecks >= 0),
  status text not null check (status in
    ('waitingforpayment', 'requested', 'inprogress', 'actionrequired', 'done', 'refund', 'deleted')),
  metadata jsonb not null,
  edits integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz,
  done_at timestamptz
);

create index order_items_order_id on order_items (order_id);

create index order_items_object_key on order_items (object_key);

create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  provider text not null,
  provider_payment_id text not null,
  confirmation_token text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  status text not null check (status in ('pending', 'succeeded', 'canceled')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_payment_id)
);

create index payments_order_id on payments (order_id);

-- Everything we were told about a payment, believed or not.
create table payment_events (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  channel text not null check (channel in ('widget', 'webhook', 'poll', 'return')),
  provider_status text not null,
  received_at timestamptz not null
);

create index payment_events_payment_id on payment_events (payment_id);

create table ledger_accounts (
  id uuid primary key,
  kind text not null check (kind in ('provider', 'prepaid', 'balance', 'bonus', 'revenue')),
  person_id uuid references persons,
  unique nulls not distinct (kind, person_id)
);

create table ledger_transfers (
  id uuid primary key,
  -- One real event, one transfer: a repeat of the event breaks on this key.
  unique_key text not null unique,
  description text not null,
  order_id uuid references orders,
  created_at timestamptz not null
);

create table ledger_entries (
  transfer_id uuid not null references ledger_transfers,
  account_id uuid not null references ledger_accounts,
  amount_kopecks bigint not null check (amount_kopecks <> 0),
  primary key (transfer_id, account_id)
);

create index ledger_entries_account_id on ledger_entries (account_id);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;

create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();

create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function ledger_refuse_change();

create trigger ledger_entries_keep before truncate on ledger_entries
  for each statement execute function ledger_refuse_change();

create trigger ledger_transfers_keep before truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();

create function ledger_check_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount_kopecks) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'entries of transfer % do not add up to zero', new.transfer_id;
  end if;
  return null;
end $$;

create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_check_balance();

create sequence report_numbers start 20001;

create table reports (
  order_item_id uuid primary key references order_items on delete cascade,
  number bigint not null unique default nextval('report_numbers'),
  status text not null check (status in ('new', 'in_progress', 'finished', 'error')),
  subject jsonb not null,
  demo boolean not null,
  extract jsonb,
  extract_source text,
  extract_received_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null
);

create table report_tasks (
  id uuid primary key,
  order_item_id uuid not null references reports on delete cascade,
  position integer not null,
  task_type text not null,
  source text not null,
  status text not null check (status in ('waiting', 'new', 'running', 'done', 'error')),
  asked jsonb not null,
  answer jsonb not null,
  answer_hash text,
  number_of_starts integer not null default 0,
  started_at timestamptz,
  answered_at timestamptz,
  unique (order_item_id, task_type)
);

-- Outside effects that must happen once: the row is written with its cause, a job carries it out.
create table outbox (
  id uuid primary key,
  unique_key text not null unique,
  kind text not null check (kind in ('mail')),
  payload jsonb,
  created_at timestamptz not null,
  sent_at timestamptz
);

create table events (
  id bigint generated always as identity primary key,
  name text not null,
  params jsonb not null,
  url text not null,
  site text not null,
  at timestamptz not null
);

-- Who read whose personal data, each row chained to the one before it (LAW-06).
create table personal_data_reads (
  id bigint primary key,
  at timestamptz not null,
  reader_id uuid,
  subject text not null,
  fields text not null,
  reason text not null,
  previous_hash text not null,
  hash text not null
);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
