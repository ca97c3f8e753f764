-- What was given for something that is taken back and is not on the account any more: the next credit of it pays first.
create table debts (
  id uuid primary key,
  -- Names the real event, as transfers of the ledger do.
  unique_key text not null unique,
  person_id uuid not null references persons,
  account text not null check (account in ('balance', 'bonus')),
  -- Where it is owed to.
  owed_to text not null check (owed_to in ('provider', 'promotion')),
  description text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  left_kopecks bigint not null check (left_kopecks between 0 and amount_kopecks),
  created_at timestamptz not null
);

create index debts_person_id on debts (person_id, account, created_at) where left_kopecks > 0;

-- A tariff that paid orders led to goes with them; one that was bought or given stays.
alter table person_tariffs add column earned boolean not null default false;

update person_tariffs set earned = true
 where tariff_id = 1 and active_until is null and closed_at is null
   and not exists (select from user_logs l where l.person_id = person_tariffs.person_id and l.action like '%tariff%');
