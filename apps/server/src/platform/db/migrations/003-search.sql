-- Addresses are searched in the memory of each process; the words of an address are no longer kept in SQL.

alter table demo_objects drop column search_words;

-- What changed in the register, for the index of every process. A process reads what transactions before the oldest
-- open one wrote, so that nothing committed late is missed. Rows are kept for a day.
create table search_changes (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  -- Objects from one id to the other may be new, changed or gone.
  from_id integer not null,
  to_id integer not null,
  changed_at timestamptz not null default now()
);

create index search_changes_transaction_id on search_changes (transaction_id);

create index search_changes_changed_at on search_changes (changed_at);

-- A statement that touches many rows leaves one range, not a row for each.
create function search_note_changes() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) <= 100 then
    insert into search_changes (from_id, to_id) select id, id from changed;
  else
    insert into search_changes (from_id, to_id) select min(id), max(id) from changed;
  end if;
  return null;
end $$;

create trigger demo_objects_note_inserts after insert on demo_objects
  referencing new table as changed for each statement execute function search_note_changes();

create trigger demo_objects_note_updates after update on demo_objects
  referencing new table as changed for each statement execute function search_note_changes();

create trigger demo_objects_note_deletes after delete on demo_objects
  referencing old table as changed for each statement execute function search_note_changes();

create function search_note_truncation() returns trigger language plpgsql as $$
begin
  insert into search_changes (from_id, to_id) values (0, 2147483647);
  return null;
end $$;

create trigger demo_objects_note_truncation after truncate on demo_objects
  for each statement execute function search_note_truncation();
