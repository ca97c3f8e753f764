-- The blog: articles of blocks (never HTML), ratings, comments.

create table articles (
  -- Latin words of the title: the address of the article is made of it and never changes.
  id text primary key,
  title text not null,
  lead text not null,
  image text,
  category text not null,
  author text not null,
  content jsonb not null,
  created_at timestamptz not null
);

create index articles_created_at on articles (created_at desc, id);

create index articles_category on articles (lower(category));

create table article_tags (
  article_id text not null references articles on delete cascade,
  tag text not null,
  position integer not null,
  primary key (article_id, tag)
);

create index article_tags_tag on article_tags (lower(tag));

create table article_ratings (
  article_id text not null references articles on delete cascade,
  person_id uuid not null references persons on delete cascade,
  value smallint not null check (value between 1 and 5),
  rated_at timestamptz not null,
  primary key (article_id, person_id)
);

create index article_ratings_person_id on article_ratings (person_id);

create table article_comments (
  id uuid primary key,
  article_id text not null references articles on delete cascade,
  author_id uuid not null references persons on delete cascade,
  content text not null,
  blocked boolean not null default false,
  created_at timestamptz not null
);

create index article_comments_article_id_created_at on article_comments (article_id, created_at desc);

create index article_comments_author_id on article_comments (author_id);
