-- How a member of the staff looks at a table of the console (CONSOLE-19): the layout in use has an empty name.
create table table_views (
  person_id uuid not null references persons,
  table_name text not null,
  name text not null,
  -- Filters and order as the address of the screen has them, without words of a search.
  query text not null,
  -- Keys of columns that are not shown, with spaces between them.
  hidden text not null,
  density text not null check (density in ('normal', 'dense', 'wide')),
  saved_at timestamptz not null,
  primary key (person_id, table_name, name)
);
