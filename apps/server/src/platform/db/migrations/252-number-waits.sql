-- Visitors who handed in an object that nobody confirmed, to be told once what the operator found (REG-09). Gone as soon as they are.

create table number_waits (
  id uuid primary key,
  site text not null,
  -- As the visitor searched for it.
  object_key text not null,
  -- The cadastral number in it, if any.
  number text,
  -- What the visitor knows besides.
  note text not null,
  email text not null,
  -- What the visitor agreed to, word by word.
  consent text not null,
  -- Of the link that confirms and removes.
  token_hash text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- What the visitor was promised.
  answer_by timestamptz not null,
  unique (site, object_key, email)
);

create index number_waits_token_hash on number_waits (token_hash);

create index number_waits_email on number_waits (email);

create index number_waits_number on number_waits (number);
