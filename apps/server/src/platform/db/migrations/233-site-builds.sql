-- Builds of the sites that servers were started with: until it is forgotten, every server answers for the hashed files of a build.
create table site_builds (
  -- Digest of the names of its files.
  id text primary key,
  -- Keys of its files in the storage: `["assets/realty/index-a1b2c3d4.js"]`.
  assets jsonb not null,
  -- The last start of a server with it.
  started_at timestamptz not null default now()
);
