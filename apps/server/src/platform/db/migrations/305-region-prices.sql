-- Average prices of a square metre of a flat by region and quarter, as Rosstat publishes them (decision 246). A background beside
-- the prices of a house, never the value of a flat.
create table register.region_prices (
  document_id bigint not null references register.documents on delete cascade,
  -- OKATO of the region, 11 digits, and what the source calls it.
  okato text collate "C" not null,
  region text not null,
  market text not null check (market in ('new', 'resale')),
  year smallint not null,
  quarter smallint not null check (quarter between 1 and 4),
  kopecks bigint not null check (kopecks > 0),
  primary key (document_id, okato, market, year, quarter)
);

create index region_prices_okato on register.region_prices (okato, year, quarter);
