-- The demo register: a small invented world that answers instead of the real sources until those are configured.

create table demo_objects (
  id integer primary key,
  number text unique,
  address text not null,
  -- Words of the address as the search compares them: lower case, marks of street and house kinds left out.
  search_words text not null,
  area text not null,
  area_okc text not null,
  level text not null,
  object_type text not null,
  type_okc text not null,
  status text not null,
  -- What an extract of it says; null when the register holds no data.
  extract jsonb,
  history jsonb
);

create index demo_objects_search on demo_objects using gin (to_tsvector('simple', search_words));

create index demo_objects_address on demo_objects (lower(address));

create table demo_records (
  id integer primary key,
  task_type text not null,
  last_name text not null,
  first_name text not null,
  middle_name text not null,
  birth_date text,
  region text,
  inn text,
  finding jsonb not null
);

create index demo_records_name on demo_records (task_type, last_name, first_name);

create table demo_sources (
  task_type text primary key,
  state text not null check (state in ('up', 'down'))
);

-- The built-in test provider keeps its own books, apart from ours, as a real one would.
create table test_provider_payments (
  id text primary key,
  token text not null unique,
  amount_kopecks bigint not null,
  description text not null,
  status text not null check (status in ('pending', 'succeeded', 'canceled')),
  idempotence_key text not null unique,
  created_at timestamptz not null
);

-- Which seeds this database has had: each is sown once.
create table seeds (
  name text primary key,
  sown_at timestamptz not null
);
