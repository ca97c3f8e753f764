-- What the operator or a contractor obtains for a question of a report: an extract is ordered and waits for days (FULFIL-01).
create table fulfilments (
  -- Our key of the request, stored before anybody is asked.
  id uuid primary key,
  report_task_id uuid not null references report_tasks on delete cascade,
  order_item_id uuid not null references order_items,
  -- «hand», or the name of a contractor.
  channel text not null,
  -- Type of the question: «extract», «rights-history», «bailiffs».
  kind text not null,
  -- The cadastral number; null with a question about a person, a company or a car.
  number text,
  status text not null
    check (status in ('to-order', 'ordering', 'ordered', 'refused', 'answered', 'overdue', 'given-up')),
  is_urgent boolean not null,
  -- Counts changes, so that a change of what another has changed meanwhile is refused.
  version integer not null default 1,
  -- Of the request in the register's cabinet, as the operator wrote it down.
  request_number text,
  -- Of the request at the contractor; stored before it is paid.
  contractor_order_id text,
  cost_kopecks bigint check (cost_kopecks >= 0),
  created_at timestamptz not null,
  -- When the contractor was asked first.
  asked_at timestamptz,
  ordered_at timestamptz,
  -- By measure of earlier ones; absent while too few say anything.
  expected_at timestamptz,
  -- End of the term that the buyer was promised.
  latest_at timestamptz not null,
  -- When the contractor is asked about it again.
  next_look_at timestamptz,
  ended_at timestamptz,
  -- Why it was refused, handed over or given up.
  reason text
);

-- A question is obtained once at a time; put again later, it is ordered anew.
create unique index fulfilments_open_task on fulfilments (report_task_id)
  where status in ('to-order', 'ordering', 'ordered', 'overdue');

create index fulfilments_report_task_id on fulfilments (report_task_id);

create index fulfilments_order_item_id on fulfilments (order_item_id);

create index fulfilments_open on fulfilments (channel, status, latest_at)
  where status in ('to-order', 'ordering', 'ordered', 'overdue');

create index fulfilments_number on fulfilments (number) where status in ('to-order', 'ordering', 'ordered', 'overdue');

create index fulfilments_request_number on fulfilments (request_number) where request_number is not null;

create index fulfilments_next_look_at on fulfilments (next_look_at) where next_look_at is not null;

-- Everything that happened to each, in order.
create table fulfilment_events (
  id bigint generated always as identity primary key,
  fulfilment_id uuid not null references fulfilments on delete cascade,
  event text not null,
  status text not null,
  -- Who did it; null where the program did.
  person_id uuid references persons,
  details jsonb not null,
  at timestamptz not null
);

create index fulfilment_events_fulfilment_id on fulfilment_events (fulfilment_id);

create index fulfilment_events_person_id on fulfilment_events (person_id) where person_id is not null;
