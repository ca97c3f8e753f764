-- Visitors who asked to be told, once, when a check is for sale (SELL-01). Gone as soon as they are told.

create table sale_waits (
  id uuid primary key,
  site text not null,
  product text not null,
  email text not null,
  -- What the visitor agreed to, word by word.
  consent text not null,
  -- Of the link that confirms the address.
  token_hash text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unique (site, product, email)
);

create index sale_waits_token_hash on sale_waits (token_hash);

create index sale_waits_email on sale_waits (email);
