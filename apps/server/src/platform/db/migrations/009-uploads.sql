-- Files that people bring; their bytes lie in the file storage under the id, the name is only a name.
create table attachments (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  group_id text not null,
  name text not null,
  size bigint not null check (size > 0),
  -- By content, never by what the browser said.
  media_type text not null,
  type text check (type in ('official_documents')),
  created_at timestamptz not null
);

create index attachments_group_id on attachments (group_id, created_at);

create index attachments_person_id on attachments (person_id);

create table deals (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  object_key text not null,
  parties jsonb not null,
  price_kopecks bigint not null check (price_kopecks >= 0),
  created_at timestamptz not null
);

create index deals_person_id on deals (person_id);

create table deal_documents (
  id uuid primary key,
  deal_id uuid not null references deals on delete cascade,
  attachment_id uuid not null references attachments,
  added_at timestamptz not null,
  unique (deal_id, attachment_id)
);
