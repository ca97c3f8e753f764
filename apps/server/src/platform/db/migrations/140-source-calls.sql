-- Questions that reached their sources: what the health of a source is measured by. Names nobody.
create table source_calls (
  id bigint generated always as identity primary key,
  source text not null,
  service text not null,
  at timestamptz not null,
  duration_ms integer not null,
  failure text,
  cost_kopecks integer not null
);

create index source_calls_at on source_calls (at);

-- Until then a question that was not answered waits for its next try.
alter table report_tasks add column ask_again_at timestamptz;
