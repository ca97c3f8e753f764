-- Links of newsletters that end the consent to advertising without a sign-in; a token is known by its hash alone.
create table unsubscribe_links (
  token_hash text primary key,
  person_id uuid not null references persons on delete cascade,
  created_at timestamptz not null
);

create index unsubscribe_links_person_id on unsubscribe_links (person_id);

create index unsubscribe_links_created_at on unsubscribe_links (created_at);
