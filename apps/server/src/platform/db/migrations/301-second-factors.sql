-- Second factors of the staff (DEC-18). Secrets of apps are sealed, recovery codes are keyed hashes.
create table authenticator_apps (
  person_id uuid primary key references persons (id),
  secret text not null,
  created_at timestamptz not null,
  -- Null until its first code was right.
  confirmed_at timestamptz,
  -- Time step of the last accepted code: a code is accepted once.
  last_step bigint not null default 0
);

create table recovery_codes (
  person_id uuid not null references persons (id),
  code_hash text not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

create table passkeys (
  -- Credential id as the browser sends it, base64url.
  id text primary key,
  person_id uuid not null references persons (id),
  -- Host that it is bound to.
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_person_id on passkeys (person_id);

-- What a browser was asked to sign; each is answered once.
create table passkey_challenges (
  session_id uuid not null references sessions (id) on delete cascade,
  purpose text not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

-- When the session last proved a second factor.
alter table sessions add column factor_at timestamptz;
