-- A provider may refuse to give money back: a person is told, and it is asked again.
alter table refunds
  add column refused_at timestamptz,
  add column refused_reason text;

-- Under which number the provider holds the attempt that was paid, where a payment may have several.
alter table payments add column provider_transaction_id text;
