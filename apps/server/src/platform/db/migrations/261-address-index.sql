-- The address index of the register. Words, places and houses of a region are made from its records beside what is visible, and
-- take the place of the former ones together with the region (decision 176).

create table register.search_words (
  word text collate "C" primary key,
  -- The letters in ASCII, for trigrams. None for words that must be exact.
  folded text collate "C"
);

-- The embedded engine has no trigrams; the words of a small register are few.
do $$
begin
  create extension if not exists pg_trgm;
  create index search_words_folded on register.search_words using gin (folded gin_trgm_ops);
exception
  when feature_not_supported or undefined_file or insufficient_privilege then
    raise notice 'no pg_trgm: misspelt words are looked for without an index';
end
$$;

-- What has houses, plots or premises right below it: a street, a settlement, a territory.
create table register.search_places (
  region smallint not null,
  -- OBJECTID of GAR.
  id bigint not null,
  own text[] not null,
  other text[] not null,
  kinds integer not null,
  -- Words as they are, and houses as «h:15к2».
  words tsvector not null,
  primary key (region, id)
);

create index search_places_words on register.search_places using gin (words);

create table register.search_objects (
  region smallint not null,
  place bigint not null,
  house text collate "C" not null,
  house_number int not null,
  unit text collate "C" not null,
  id bigint not null
) partition by list (region);

create index search_objects_place_house_unit_id on register.search_objects (place, house, unit, id);

create index search_objects_id on register.search_objects (id);

-- Regions whose addresses are found: of which loading, in which tables, and by which rules they were read.
create table register.search_regions (
  region smallint primary key,
  generation bigint not null,
  tables bigint not null,
  version int not null,
  objects bigint not null,
  indexed_at timestamptz not null default now()
);
