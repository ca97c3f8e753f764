-- A load that reads the whole register into a search engine takes hours: whoever goes on with it begins where it ended.
alter table search_engines
  -- What could be seen when it began; what has changed since is taken in after it.
  add column load_snapshot text,
  add column load_started_at timestamptz,
  -- All objects up to this id are in the engine.
  add column loaded_to integer;
