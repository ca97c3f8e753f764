-- The market: houses with their flats and sales, adverts with their prices.

create table houses (
  id integer primary key,
  address text not null unique,
  -- Words of the address as the search compares them.
  search_words text not null,
  -- Surroundings whose prices are comparable.
  district text not null,
  year integer,
  floors integer,
  material text
);

create index houses_search on houses using gin (to_tsvector('simple', search_words));

create index houses_district on houses (district);

create table house_flats (
  id integer primary key,
  house_id integer not null references houses on delete cascade,
  flat text not null,
  kad_number text unique,
  area double precision check (area > 0),
  floor integer,
  rooms integer check (rooms > 0)
);

create index house_flats_house_id on house_flats (house_id);

create table flat_sales (
  flat_id integer not null references house_flats on delete cascade,
  sold_on date not null,
  price_kopecks bigint not null check (price_kopecks > 0),
  primary key (flat_id, sold_on)
);

create table adverts (
  id text primary key,
  -- Adverts of one flat on several sites carry the id of the first of them: it is the one that counts.
  group_id text not null,
  house_id integer not null references houses on delete cascade,
  address text not null,
  kad_number text,
  object_type text not null,
  rooms integer check (rooms > 0),
  area double precision not null check (area > 0),
  floor integer,
  id_site text not null,
  url text not null unique,
  price_kopecks bigint not null check (price_kopecks > 0),
  listed_on date not null,
  seen_on date not null,
  check (seen_on >= listed_on)
);

create index adverts_group_id on adverts (group_id);

create index adverts_house_id_seen_on on adverts (house_id, seen_on desc);

create index adverts_kad_number on adverts (kad_number);

create index adverts_seen_on on adverts (seen_on desc, id);

create table advert_prices (
  advert_id text not null references adverts on delete cascade,
  day date not null,
  price_kopecks bigint not null check (price_kopecks > 0),
  primary key (advert_id, day)
);
