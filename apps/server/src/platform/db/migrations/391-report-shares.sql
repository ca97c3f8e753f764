-- Links by which a buyer shows a report to others (TRUST-07). What opens one is computed from its id and is not stored.
create table report_shares (
  id uuid primary key,
  order_item_id uuid not null references order_items (id),
  name text not null,
  hidden jsonb not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);

create index report_shares_order_item_id on report_shares (order_item_id);

-- Each try to open one; `shown` is false where it had ended.
create table report_share_openings (
  share_id uuid not null references report_shares (id) on delete cascade,
  at timestamptz not null,
  browser text not null,
  shown boolean not null
);

create index report_share_openings_share_id on report_share_openings (share_id, at desc);
