-- Notes of the staff about an order, which its buyer does not see (CONSOLE-06). Gone with the data of the order.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders,
  person_id uuid not null references persons,
  text text not null,
  created_at timestamptz not null
);

create index order_notes_order_id on order_notes (order_id, created_at);

create index order_notes_person_id on order_notes (person_id);

-- Words in which a person who was checked is searched for, as in 205-held-data.sql.
create index order_notes_held on order_notes using gin (held_words(text));
