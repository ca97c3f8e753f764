-- Search engines outside of the processes: what each of them has taken in of the register, and which process writes to it.
create table search_engines (
  name text primary key,
  -- What the last look could see; none before everything is loaded.
  snapshot text,
  refreshed_at timestamptz,
  lease_holder text,
  leased_until timestamptz
);
