-- Subjects that clients watch (TRUST-10, TRUST-11): what a check came to, what changed, and what a term costs.

-- The price list of watches, edited as tariffs are.
create table watch_prices (
  kind text not null check (kind in ('object', 'company', 'vehicle', 'person')),
  months integer not null check (months in (1, 3, 12)),
  price_kopecks bigint not null check (price_kopecks > 0),
  primary key (kind, months)
);

insert into watch_prices (kind, months, price_kopecks) values
  ('object', 1, 2900), ('object', 3, 7900), ('object', 12, 29000),
  ('vehicle', 1, 2900), ('vehicle', 3, 7900), ('vehicle', 12, 29000),
  ('company', 1, 9900), ('company', 3, 27900), ('company', 12, 99000),
  ('person', 1, 9900), ('person', 3, 27900), ('person', 12, 99000);

create table watches (
  id uuid primary key,
  person_id uuid not null references persons (id),
  site text not null,
  kind text not null check (kind in ('object', 'company', 'vehicle', 'person')),
  -- The same subject watched twice by one client is one watch.
  subject_key text not null,
  subject jsonb not null,
  period text not null check (period in ('day', 'week', 'month')),
  status text not null check (status in ('asking', 'active', 'paused', 'ended')),
  pause text check (pause in ('buyer', 'ground')),
  ending text,
  -- Months of the last payment; the price of all payments, and what of it is the bonus.
  months integer not null,
  price_kopecks bigint not null,
  bonus_kopecks bigint not null,
  -- Opens the page that stops it, without a sign-in.
  stop_token text not null unique,
  created_at timestamptz not null,
  started_at timestamptz,
  -- How long it was paid to run, and when that is over; moved on by pauses and by silence of the sources.
  paid_ms bigint not null default 0,
  ends_at timestamptz,
  paused_at timestamptz,
  ended_at timestamptz,
  -- The instant of the next check in its rhythm.
  due_at timestamptz,
  -- Until then another process asks the sources.
  leased_until timestamptz,
  -- Checks in a row without an answer.
  silent_checks integer not null default 0,
  -- When the client last had a letter about a change, or about none.
  told_at timestamptz,
  ending_told_at timestamptz,
  -- The last answer to each question.
  state jsonb not null default '[]'
);

create index watches_person_id on watches (person_id);

create unique index watches_open on watches (person_id, subject_key) where status <> 'ended';

create index watches_due on watches (due_at) where status = 'active';

create index watches_ends_at on watches (ends_at) where status in ('active', 'paused');

create index watches_ended_at on watches (ended_at);

-- On what ground a person is watched (152-FZ).
create table watch_grounds (
  watch_id uuid primary key references watches (id) on delete cascade,
  kind text not null check (kind in ('consent', 'contract', 'court')),
  -- Why the client watches.
  purpose text not null,
  -- Of the contract or the case.
  number text,
  -- The last day of the contract.
  until_day date,
  -- Of the person who is asked for consent, and the link that is sent there.
  person_email text,
  consent_token text unique,
  -- What the person read and agreed to, word by word.
  consent_text text,
  asked_at timestamptz,
  asks integer not null default 0,
  agreed_at timestamptz,
  refused_at timestamptz,
  withdrawn_at timestamptz,
  -- When the ground was last named or confirmed, and when its review was asked for.
  confirmed_at timestamptz not null,
  review_asked_at timestamptz
);

create index watch_grounds_person_email on watch_grounds (person_email);

create index watch_grounds_confirmed_at on watch_grounds (confirmed_at);

create table watch_checks (
  id uuid primary key,
  watch_id uuid not null references watches (id) on delete cascade,
  due_at timestamptz not null,
  asked_at timestamptz not null,
  outcome text not null check (outcome in ('first', 'unchanged', 'changed', 'silent')),
  -- Types of the questions that no source answered.
  silent jsonb not null,
  unique (watch_id, due_at)
);

-- A change has the id of the check that found it, so that there is one at most.
create table watch_changes (
  id uuid primary key references watch_checks (id) on delete cascade,
  watch_id uuid not null references watches (id) on delete cascade,
  found_at timestamptz not null,
  changes jsonb not null
);

create index watch_changes_watch_id on watch_changes (watch_id, found_at);
