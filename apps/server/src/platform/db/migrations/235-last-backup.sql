-- When the last backup was made, for the alert about its age.
create table last_backup (
  -- There is one row.
  is_last boolean primary key default true check (is_last),
  made_at timestamptz not null
);
