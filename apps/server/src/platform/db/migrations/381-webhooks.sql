-- Addresses of clients' programs that are called with each change (TRUST-10), and the calls.

create table webhooks (
  person_id uuid primary key references persons (id),
  url text not null,
  -- Of the signature, `whsec_…`; shown once.
  secret text not null,
  created_at timestamptz not null,
  -- Since when every call has failed; null: the last one was taken.
  failing_since timestamptz,
  last_failure text,
  last_delivered_at timestamptz
);

create table webhook_deliveries (
  -- Of the change: the receiver recognises a repeat by it.
  id uuid primary key,
  person_id uuid not null references persons (id),
  payload jsonb,
  created_at timestamptz not null,
  -- The next try, and until when another process makes one.
  next_try_at timestamptz,
  tries integer not null default 0,
  delivered_at timestamptz,
  given_up_at timestamptz
);

create index webhook_deliveries_person_id on webhook_deliveries (person_id);

create index webhook_deliveries_due on webhook_deliveries (next_try_at) where next_try_at is not null;
