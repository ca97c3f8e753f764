-- The storage in which the files of this database lie: a server with another one must not start. One row at most.
create table file_storage (
  id text primary key,
  claimed_at timestamptz not null,
  only_row boolean not null default true unique check (only_row)
);
