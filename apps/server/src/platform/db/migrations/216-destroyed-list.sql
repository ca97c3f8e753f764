-- Accounts and reports that were destroyed at somebody's word stand in the list outside of the database, too, which a restore
-- repeats; when an act came into it.

alter table destruction_acts add column listed_at timestamptz;

create index destruction_acts_unlisted on destruction_acts (created_at)
  where listed_at is null and cause in ('removal', 'objection');
