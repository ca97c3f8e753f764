-- The words that people agreed to, as they stood: a consent names them by their hash (LAW-01).
create table consent_texts (
  text_hash text primary key,
  title text not null,
  sections jsonb not null
);

-- The account that a consent was given with; an address alone may be somebody else's (SAFE-01).
alter table consents add column person_id uuid references persons on delete set null;

create index consents_person_id on consents (person_id) where person_id is not null;
