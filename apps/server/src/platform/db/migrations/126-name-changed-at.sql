-- Since when the name is the one it is; null: since the registration.
alter table persons add column name_changed_at timestamptz;
