-- Addresses of objects that documents know (plans, extracts, services) beside those of GAR: in the same tables of the search, as the
-- region -1. Their places are told apart by their words.

create table register.document_places (
  id bigint generated always as identity (start with 1000000000000) primary key,
  key text collate "C" not null unique
);

create table register.search_objects_documents partition of register.search_objects for values in (-1);

-- What was loaded before waits for `npm run register -- index`.
insert into register.search_regions (region, generation, tables, version, objects)
select -1, 0, 0, case when exists (select from register.records) then 0 else 1 end, 0;
