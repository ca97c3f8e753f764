-- A picture that stands in the reports of its owner; its bytes lie in the file storage under the hash.
create table person_logos (
  person_id uuid primary key references persons on delete cascade,
  hash text not null,
  name text not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  size integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
