-- Objects of the real register, in a schema of their own: they are loaded from public files, each source can be taken out whole, and
-- backups leave them out (decision 170).

create schema register;

-- Records of GAR as it has them, only those that count: last versions of cards, active relations, parameters in force. What an object
-- is follows from them when it is read, so that changes are upserts. A partition is a region: it is loaded beside and put in at once.

create table register.gar_cards (
  region smallint not null,
  record_id bigint not null,
  object_id bigint not null,
  guid uuid not null,
  level smallint not null,
  type text not null,
  name text not null,
  -- Further numbers of a building: type, name, type, name.
  more text[] not null,
  is_active boolean not null,
  operation smallint not null
) partition by list (region);

create table register.gar_relations (
  region smallint not null,
  record_id bigint not null,
  object_id bigint not null,
  -- 0 for the region itself.
  parent_id bigint not null,
  updated_on date not null
) partition by list (region);

create table register.gar_params (
  region smallint not null,
  record_id bigint not null,
  object_id bigint not null,
  -- 5 postcode, 7 OKTMO.
  kind smallint not null,
  value text not null,
  ends_on date
) partition by list (region);

-- One record may name several numbers; what is no number of an object is kept as it was written.
create table register.gar_numbers (
  region smallint not null,
  record_id bigint not null,
  object_id bigint not null,
  number text collate "C",
  written text,
  ends_on date
) partition by list (region);

-- What is loaded and visible.
create table register.gar_regions (
  region smallint primary key,
  release int not null,
  day date not null,
  -- In the names of its partitions.
  generation bigint not null,
  objects bigint not null,
  numbered bigint not null,
  loaded_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create sequence register.gar_generations;

-- A load that is under way or was stopped: the same command goes on with it.
create table register.gar_loads (
  region smallint primary key,
  generation bigint not null,
  release int not null,
  day date not null,
  fingerprint text not null,
  started_at timestamptz not null default now()
);

create table register.gar_load_files (
  region smallint not null references register.gar_loads on delete cascade,
  file text not null,
  -- Rows of the file that are taken in already.
  rows bigint not null,
  is_done boolean not null,
  refused jsonb not null default '{}',
  primary key (region, file)
);

-- What each file brought, and what of it was refused and why.
create table register.journal (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  source text not null,
  part text,
  document text,
  file text,
  file_hash text,
  outcome text not null check (outcome in ('loaded', 'changed', 'unchanged', 'refused', 'removed')),
  objects bigint not null default 0,
  refused jsonb not null default '{}',
  reason text
);

create index journal_source_at on register.journal (source, at desc);

-- Documents that state facts: cadastral plans, lists of houses. One of a source is in force for a part: a quarter, a file of houses.
create table register.documents (
  id bigint generated always as identity primary key,
  source text not null,
  part text not null,
  document text not null,
  day date not null,
  file text not null,
  file_hash text not null,
  loaded_at timestamptz not null default now(),
  unique (source, part)
);

-- Ids of objects that are known by their number and not by GAR; they stay when a newer document replaces an older one.
create table register.number_ids (
  number text collate "C" primary key,
  id bigint generated always as identity (start with 1000000000000) unique
);

-- What one document says of one object, which it names by its number or by its GAR id.
create table register.records (
  id bigint generated always as identity primary key,
  document_id bigint not null references register.documents on delete cascade,
  number text collate "C",
  guid uuid,
  kind text not null,
  state text not null,
  address text,
  -- The number of the object that it is a part of.
  part_of text,
  facts jsonb not null,
  check (number is not null or guid is not null)
);

create index records_document_id on register.records (document_id);

create index records_number on register.records (number);

create index records_guid on register.records (guid);

-- As they came: [[outer ring, hole, ...], ...] of [x north, y east] in the coordinate system that the source names.
create table register.contours (
  record_id bigint primary key references register.records on delete cascade,
  coordinate_system text,
  contours jsonb not null
);
