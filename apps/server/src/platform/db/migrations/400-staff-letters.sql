-- Emails to the staff about what came in: complaints, requests of checked people (CONSOLE-09).
create table staff_mail (
  person_id uuid primary key references persons on delete cascade,
  -- The member switched these emails off.
  is_off boolean not null default false,
  -- When the last one was written: what comes within an hour of it goes together.
  written_at timestamptz
);

-- What a member is still to be written about; a row goes with the transaction that writes the email.
create table staff_news (
  id bigint generated always as identity primary key,
  person_id uuid not null references staff_mail on delete cascade,
  kind text not null,
  -- Of the complaint or the request.
  subject_id uuid not null,
  -- By which the staff knows it: of the order or of the request.
  number bigint not null,
  site text not null
);

create index staff_news_person_id on staff_news (person_id);
