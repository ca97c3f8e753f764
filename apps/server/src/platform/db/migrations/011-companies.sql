-- Invented companies and entrepreneurs: what is suggested while no provider is configured.

create table demo_companies (
  -- The region 00 does not exist: no real company can have such a number.
  inn text primary key check (inn ~ '^00([0-9]{8}|[0-9]{10})$'),
  name text not null,
  manager text not null,
  -- Words of the name and the INN as the search compares them, each with a space before and after.
  search_words text not null
);
