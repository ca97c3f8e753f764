-- Searches and favourites of a client (TRUST-13); those of a guest are in the browser until a sign-in.
create table saved_items (
  person_id uuid not null references persons,
  kind text not null check (kind in ('search', 'favourite')),
  -- What was typed, or the key of the object's page.
  key text not null,
  -- The address of a favourite; empty where none is known.
  title text not null,
  saved_at timestamptz not null,
  primary key (person_id, kind, key)
);
