-- Payouts to partners that go to the bank in one file, with two signatures (CONSOLE-17).
create table payout_registries (
  id uuid primary key,
  number bigint generated always as identity unique,
  made_by uuid not null references persons (id),
  made_at timestamptz not null,
  -- False: nobody else could sign it.
  needs_second boolean not null,
  signed_by uuid references persons (id),
  signed_at timestamptz,
  -- When its file was given out first: from then on nothing is taken out of it.
  taken_at timestamptz,
  check ((signed_by is null) = (signed_at is null)),
  check (signed_by is null or signed_by <> made_by),
  check (taken_at is null or not needs_second or signed_at is not null)
);

create index payout_registries_made_by on payout_registries (made_by);

create index payout_registries_signed_by on payout_registries (signed_by);

create table payout_registry_rows (
  registry_id uuid not null references payout_registries (id),
  withdrawal_id uuid not null references withdrawals (id),
  -- Taken out of it before its file was given out.
  removed_at timestamptz,
  primary key (registry_id, withdrawal_id)
);

-- A request goes to the bank once.
create unique index payout_registry_rows_open on payout_registry_rows (withdrawal_id) where removed_at is null;

create index payout_registry_rows_withdrawal_id on payout_registry_rows (withdrawal_id);

-- The bank's payment order by which a request was paid.
alter table withdrawals add column document_number text, add column document_day date;

alter table pending_acts add column document_number text, add column document_day date;
