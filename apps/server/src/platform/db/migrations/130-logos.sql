-- A short-lived release made a table of this name and never used it.
drop table if exists person_logos;

-- A picture that stands in the reports of its owner; its bytes lie in the file storage under the hash.
create table person_logos (
  person_id uuid primary key references persons on delete cascade,
  hash text not null,
  -- Bytes, always a PNG.
  size integer not null check (size > 0),
  -- Pixels.
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
