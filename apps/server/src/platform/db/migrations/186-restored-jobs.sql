-- Work that waited in the queue of a restored database: the next server puts it into its own.
create table restored_jobs (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null
);
