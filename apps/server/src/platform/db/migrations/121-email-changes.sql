-- A change of the address of an account: the reader of the former and the reader of the new one both agree (CAB-03).
create table email_changes (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  site text not null,
  new_email text not null,
  -- Of the links in the two letters.
  old_token_hash text not null unique,
  new_token_hash text not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  -- The session of the account in whose browser the new address was confirmed: it is the owner's and goes on.
  confirmed_in uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'replaced', 'canceled', 'taken'))
);

create unique index email_changes_open on email_changes (person_id) where ended_at is null;
