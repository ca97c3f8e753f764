-- What a reader says is wrong with a report, and what was answered (REPORT-06).
create table report_faults (
  id uuid primary key,
  order_item_id uuid not null references order_items on delete cascade,
  state text not null check (state in ('accepted', 'in_work', 'answered')),
  text text not null,
  answer text,
  created_at timestamptz not null,
  due_on date not null,
  taken_at timestamptz,
  answered_at timestamptz,
  check ((state = 'answered') = (answer is not null)),
  check ((state = 'answered') = (answered_at is not null))
);

create index report_faults_order_item_id on report_faults (order_item_id, created_at);

create index report_faults_open on report_faults (created_at) where state <> 'answered';
