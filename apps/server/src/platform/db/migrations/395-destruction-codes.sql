-- By a code a person whose data were destroyed opens the act of it, without a name. The code itself is in one email.
create table destruction_codes (
  code_hash text primary key,
  act_id uuid not null references destruction_acts on delete cascade,
  -- The site that the email was sent for: its operator destroyed the data.
  site text not null,
  created_at timestamptz not null
);

create index destruction_codes_act_id on destruction_codes (act_id);
