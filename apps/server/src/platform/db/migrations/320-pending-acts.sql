-- Returns and payouts by the staff that wait: until they can no longer be undone, or for a second signature (DEC-18).
create table pending_acts (
  id uuid primary key,
  kind text not null check (kind in ('return', 'withdrawal', 'payout')),
  order_item_id uuid references order_items (id),
  withdrawal_id uuid references withdrawals (id),
  -- The partner who is paid without a request of his.
  person_id uuid references persons (id),
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- What was left of the item when the act was made.
  left_kopecks bigint,
  -- State of the item when the act was made.
  item_status text,
  reason text not null,
  made_by uuid not null references persons (id),
  made_at timestamptz not null,
  -- Until then it can be undone.
  due_at timestamptz not null,
  needs_second boolean not null,
  confirmed_by uuid references persons (id),
  confirmed_at timestamptz,
  outcome text check (outcome in ('done', 'cancelled', 'refused')),
  -- Code of the error for which it was refused.
  refusal text,
  ended_by uuid references persons (id),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check (confirmed_by is null or confirmed_by <> made_by),
  check (num_nonnulls(order_item_id, withdrawal_id, person_id) = 1)
);

-- One thing waits once.
create unique index pending_acts_open_item on pending_acts (order_item_id) where outcome is null;

create unique index pending_acts_open_withdrawal on pending_acts (withdrawal_id) where outcome is null;

create unique index pending_acts_open_person on pending_acts (person_id) where outcome is null;

create index pending_acts_due on pending_acts (due_at) where outcome is null;

create index pending_acts_made_at on pending_acts (made_at);

create index pending_acts_order_item_id on pending_acts (order_item_id);

create index pending_acts_withdrawal_id on pending_acts (withdrawal_id);

create index pending_acts_person_id on pending_acts (person_id);

create index pending_acts_made_by on pending_acts (made_by);

create index pending_acts_confirmed_by on pending_acts (confirmed_by);

create index pending_acts_ended_by on pending_acts (ended_by);
