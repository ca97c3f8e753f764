-- Who of the staff works on a case: colleagues see it, and take it over knowingly (CONSOLE-09, CONSOLE-20).
create table staff_claims (
  kind text not null,
  -- Of the complaint, the request or the part of an order.
  subject_id uuid not null,
  person_id uuid not null references persons on delete cascade,
  at timestamptz not null,
  primary key (kind, subject_id)
);

create index staff_claims_person_id on staff_claims (person_id);

create index staff_claims_at on staff_claims (at);
