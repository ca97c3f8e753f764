-- Files of the register that the operator or a folder brought, each once by its hash (FULFIL-03, FULFIL-04).
create table intake_files (
  id uuid primary key,
  -- SHA-256 of its bytes, hex; they are stored under it.
  hash text not null unique,
  name text not null,
  -- Names of the archives that it came in, the outermost first.
  archives jsonb not null,
  kind text not null check (kind in ('xml', 'pdf')),
  size_bytes bigint not null,
  -- What it says of the request that it answers; null where it cannot be read.
  facts jsonb,
  -- What is known of its signature.
  signature jsonb not null,
  -- Signature, archive that is signed as a whole, and PDFs that came with it: kind, name and hash of each.
  companions jsonb not null,
  -- Who brought it; null where a folder or a contractor did.
  person_id uuid references persons,
  brought_at timestamptz not null
);

create index intake_files_brought_at on intake_files (brought_at);

create index intake_files_person_id on intake_files (person_id) where person_id is not null;

-- Which fulfilments a file has answered: several where the operator said so.
create table intake_matches (
  id uuid primary key,
  intake_file_id uuid not null references intake_files on delete cascade,
  fulfilment_id uuid not null references fulfilments on delete cascade,
  order_item_id uuid not null references order_items,
  -- By what: «request-number», «object», «notice-text», «operator».
  matched_by text not null,
  person_id uuid references persons,
  matched_at timestamptz not null,
  -- When it was taken back, and by whom.
  undone_at timestamptz,
  undone_by uuid references persons
);

-- A fulfilment has one answer at a time.
create unique index intake_matches_fulfilment on intake_matches (fulfilment_id) where undone_at is null;

create index intake_matches_intake_file_id on intake_matches (intake_file_id);

create index intake_matches_order_item_id on intake_matches (order_item_id);

create index intake_matches_person_id on intake_matches (person_id) where person_id is not null;

create index intake_matches_undone_by on intake_matches (undone_by) where undone_by is not null;
