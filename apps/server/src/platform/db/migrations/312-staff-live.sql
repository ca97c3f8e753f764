-- What open screens of the console follow (CONSOLE-21): one row, counted up by each process that writes what they show,
-- while any of them is open.
create table staff_live (
  only_one boolean primary key default true check (only_one),
  version bigint not null,
  watched_until timestamptz not null
);

insert into staff_live (version, watched_until) values (0, '-infinity');

-- Who of the staff has the page of an order open.
create table staff_viewers (
  person_id uuid not null references persons on delete cascade,
  order_id uuid not null references orders on delete cascade,
  seen_at timestamptz not null,
  primary key (person_id, order_id)
);

create index staff_viewers_order_id on staff_viewers (order_id);
