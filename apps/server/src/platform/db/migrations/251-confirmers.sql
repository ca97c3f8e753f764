-- Services that are asked whether an object with a number exists (decision 172).

-- What each of them answered last about a number, so that nobody is asked again too soon. What is confirmed is a document of the
-- register. An answer «unknown» says nothing of the object.
create table register.confirmer_answers (
  number text collate "C" not null,
  confirmer text not null,
  outcome text not null check (outcome in ('confirmed', 'unknown', 'ambiguous')),
  -- Answers «unknown» in a row.
  times int not null,
  asked_at timestamptz not null default now(),
  primary key (number, confirmer)
);

create index confirmer_answers_asked_at on register.confirmer_answers (asked_at);

-- Whose turn it is with a service that is asked one question at a time, over all processes.
create table register.confirmer_turns (
  confirmer text primary key,
  -- Until when a process that has died could still be asking.
  busy_until timestamptz,
  next_at timestamptz not null default '-infinity',
  -- It refused us: nobody asks before.
  silent_until timestamptz,
  silent_reason text
);
