-- Articles are written and published by the staff (CONSOLE-13). What readers see stays in `articles`; the files of a release
-- are the first versions.

-- Readers do not see it since then; its comments and ratings stay.
alter table articles add column withdrawn_at timestamptz;

create table article_desk (
  id uuid primary key,
  -- Below /blog/; of a published article that of its row in `articles`.
  address text not null unique,
  -- The newest version: a change names the one that it was made from.
  version integer not null,
  -- The version that readers see, or saw last.
  published_version integer,
  -- The version that is to be published at a time, by whom it was asked.
  publish_version integer,
  publish_at timestamptz,
  publish_by uuid references persons,
  -- Code of the error for which it was not published at its time.
  publish_refusal text,
  created_at timestamptz not null
);

create index article_desk_publish_at on article_desk (publish_at) where publish_at is not null;

create index article_desk_publish_by on article_desk (publish_by);

-- Rows are only added. A restored version is a new one.
create table article_versions (
  article_id uuid not null references article_desk on delete cascade,
  version integer not null,
  address text not null,
  title text not null,
  lead text not null,
  drawing text,
  category text not null,
  author text not null,
  tags jsonb not null,
  content jsonb not null,
  -- Null: a file of a release.
  saved_by uuid references persons,
  saved_at timestamptz not null,
  restored_from integer,
  primary key (article_id, version)
);

create index article_versions_saved_by on article_versions (saved_by);

-- Addresses that lead to where an article moved.
create table article_moves (
  old_address text primary key,
  article_id uuid not null references article_desk on delete cascade,
  moved_at timestamptz not null
);

create index article_moves_article_id on article_moves (article_id);
