-- All data of a person in archives, made on demand and destroyed after a day (CAB-02).
create table data_exports (
  id uuid primary key,
  person_id uuid not null unique references persons on delete cascade,
  status text not null check (status in ('making', 'ready', 'failed')),
  created_at timestamptz not null,
  made_at timestamptz,
  expires_at timestamptz not null,
  -- Bytes of each archive, in their order.
  parts jsonb not null default '[]',
  -- What is in them: orders, files, operations.
  counts jsonb not null default '{}'
);
