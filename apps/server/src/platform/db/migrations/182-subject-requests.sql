-- Requests and objections of people who were checked (articles 14, 20 and 21 of 152-FZ).

create sequence subject_request_numbers start 101;

create table subject_requests (
  id uuid primary key,
  number bigint not null unique default nextval('subject_request_numbers'),
  kind text not null check (kind in ('access', 'objection')),
  state text not null check (state in ('accepted', 'verified', 'answered', 'carried_out', 'refused')),
  site text not null,
  -- Name, birth date, INN and phone, as they were typed.
  person jsonb not null,
  email text not null,
  text text not null,
  created_at timestamptz not null,
  -- The last working day for an answer.
  due_on text not null check (due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- Why the term was extended, once.
  extended_for text,
  -- How the identity was checked.
  verified_by text,
  verified_at timestamptz,
  answer text,
  ended_at timestamptz,
  act_id uuid references destruction_acts on delete set null,
  check ((state in ('answered', 'carried_out', 'refused')) = (ended_at is not null)),
  check ((ended_at is not null) = (answer is not null))
);

create index subject_requests_open on subject_requests (created_at) where ended_at is null;

create index subject_requests_ended_at on subject_requests (ended_at) where ended_at is not null;

create index subject_requests_act_id on subject_requests (act_id) where act_id is not null;
