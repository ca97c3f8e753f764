-- The people that a report is about. The first stands in the report itself, each further one has questions of its own.
-- A removed one keeps its place: so many people may be checked for one price, and no more.
create table risk_owners (
  id uuid primary key,
  order_item_id uuid not null references order_items on delete cascade,
  position integer not null,
  person jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  unique (order_item_id, position)
);

create table risk_conclusions (
  id uuid primary key,
  order_item_id uuid not null references reports on delete cascade,
  author_id uuid not null references persons,
  text text not null,
  created_at timestamptz not null
);

create index risk_conclusions_order_item_id on risk_conclusions (order_item_id, created_at);

-- What people add to a report; the answers of the sources are never among it.
create table risk_notes (
  order_item_id uuid primary key references reports on delete cascade,
  statements jsonb not null default '[]',
  survey jsonb not null default '{}',
  global_data jsonb not null default '{}',
  -- Set when its owner finished the report: nothing is edited after that (RISK-08).
  closed_at timestamptz
);

-- A question about a further owner; without one it is about the subject of the report.
alter table report_tasks add column owner_id uuid references risk_owners on delete cascade;

alter table report_tasks drop constraint report_tasks_order_item_id_task_type_key;

alter table report_tasks add constraint report_tasks_order_item_id_owner_id_task_type_key
  unique nulls not distinct (order_item_id, owner_id, task_type);

create index report_tasks_owner_id on report_tasks (owner_id) where owner_id is not null;

create index reports_updated_at on reports (updated_at desc);

-- A thumb up or down: one per item and visitor, who is a person or the cookie of a browser.
create table poll_answers (
  poll text not null,
  order_item_id uuid not null references order_items on delete cascade,
  visitor text not null,
  answer text not null,
  at timestamptz not null,
  primary key (order_item_id, poll, visitor)
);

create index order_items_done on order_items (done_at) where status = 'done';
