-- What is destroyed is written down without the data themselves: an act and its entries are kept for three years
-- (order 179 of Roskomnadzor).

create sequence destruction_act_numbers start 1;

create table destruction_acts (
  id uuid primary key,
  number bigint not null unique default nextval('destruction_act_numbers'),
  cause text not null check (cause in ('term', 'removal', 'objection')),
  -- A day of Moscow: what ends on time in one day is one act.
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- The account or the request that it follows from; empty for terms.
  subject text not null default '',
  created_at timestamptz not null,
  unique (cause, day, subject)
);

create index destruction_acts_created_at on destruction_acts (created_at);

create table destruction_entries (
  id bigint generated always as identity primary key,
  act_id uuid not null references destruction_acts on delete cascade,
  at timestamptz not null,
  -- Of the register of personal data.
  kind text not null,
  -- Whose data they were: the number of an account, an order or a request.
  subject text not null,
  -- Table or folder.
  place text not null,
  count integer not null check (count > 0)
);

create index destruction_entries_act_id on destruction_entries (act_id, id);
