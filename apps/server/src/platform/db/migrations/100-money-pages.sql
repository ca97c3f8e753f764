-- A promocode once per person; the number of its rows is the number of its uses.
create table promocode_uses (
  promocode_id uuid not null references promocodes on delete cascade,
  person_id uuid not null references persons on delete cascade,
  used_at timestamptz not null,
  primary key (promocode_id, person_id)
);

create index promocode_uses_person_id on promocode_uses (person_id);

-- What a partner asks to be paid out is held apart until it is decided.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;

alter table ledger_accounts add constraint ledger_accounts_kind_check
  check (kind in ('provider', 'promotion', 'prepaid', 'balance', 'bonus', 'withdrawal', 'revenue'));

create table withdrawals (
  id uuid primary key,
  number bigint generated always as identity unique,
  person_id uuid not null references persons,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- The requisites as they were when it was asked for.
  payer jsonb not null,
  status text not null check (status in ('requested', 'paid', 'refused')),
  -- Why it was refused.
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'requested') = (decided_at is null))
);

create index withdrawals_person_id on withdrawals (person_id, created_at desc);

create index withdrawals_open on withdrawals (created_at) where status = 'requested';

-- Visits by the link of a partner, per Moscow day and source; of the visitor nothing is kept.
create table partner_visits (
  day date not null,
  partner_id uuid not null references persons on delete cascade,
  source text not null,
  visits integer not null,
  primary key (partner_id, day, source)
);
