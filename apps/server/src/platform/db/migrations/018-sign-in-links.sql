-- A link says when it was made, where it leads and which order it is about; the letter has the only copy of its token.
alter table sign_in_links add column created_at timestamptz;

alter table sign_in_links add column path text;

alter table sign_in_links add column order_id uuid references orders on delete cascade;

-- Ended without a sign-in: by a newer link, or by a sign-out everywhere.
alter table sign_in_links add column ended_at timestamptz;

create index sign_in_links_order_id on sign_in_links (order_id) where order_id is not null;
