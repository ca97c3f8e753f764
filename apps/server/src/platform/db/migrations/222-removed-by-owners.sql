-- Withdrawn consents and files that their owner removed stand in the list outside of the database, too, which a restore repeats:
-- when a withdrawal came into it, and what of the files is not in it yet.

alter table consents add column listed_at timestamptz;

create index consents_unlisted on consents (withdrawn_at) where withdrawn_at is not null and listed_at is null;

create table removed_files (
  -- Of the upload; its row is gone.
  id uuid primary key,
  removed_at timestamptz not null
);
