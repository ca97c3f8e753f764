-- A link by which somebody brings missing papers of a deal without an account: it knows a bearer's lines and nothing else.
create table deal_links (
  id uuid primary key,
  deal_id uuid not null references deals on delete cascade,
  -- Whose lines it shows, as the list names who brings them.
  bearer text not null,
  -- As it is: whoever made the link is shown it again, to send it once more.
  token text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  opened integer not null default 0
);

create index deal_links_deal_id on deal_links (deal_id);
