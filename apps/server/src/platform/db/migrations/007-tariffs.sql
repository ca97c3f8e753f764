-- 0 is the tariff of everybody, 1 the one that paid orders lead to (AMB-40); neither is for sale: both have no term.
create table tariffs (
  id integer primary key,
  name text not null unique,
  description text not null,
  category text not null,
  price_kopecks bigint not null check (price_kopecks >= 0),
  -- Days that a payment lasts; null: without an end, and not for sale.
  days integer check (days > 0),
  position integer not null
);

-- The history of a person's tariffs; the ones that count are open and not out of date.
create table person_tariffs (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  tariff_id integer not null references tariffs,
  activated_at timestamptz not null,
  active_until timestamptz,
  closed_at timestamptz
);

create index person_tariffs_person_id on person_tariffs (person_id, activated_at desc);

create unique index person_tariffs_person_id_tariff_id on person_tariffs (person_id, tariff_id)
  where closed_at is null;

-- Whom a price is for, besides the persons who own it: subscribers of a tariff, people of a partner, of a campaign.
alter table price_components
  add column tariff_id integer references tariffs,
  add column partner_id text,
  add column campaign text;

create index price_components_tariff_id on price_components (tariff_id) where tariff_id is not null;
