-- What of an item went back, return by return: the books alone do not say of which item.
create table item_returns (
  id uuid primary key,
  order_item_id uuid not null references order_items,
  -- The transfer that booked it.
  unique_key text not null unique,
  bonus_kopecks bigint not null check (bonus_kopecks >= 0),
  own_kopecks bigint not null check (own_kopecks >= 0),
  card_kopecks bigint not null check (card_kopecks >= 0),
  cause text not null check (cause in ('rules', 'admin', 'provider')),
  reason text not null,
  admin_id uuid references persons,
  created_at timestamptz not null
);

create index item_returns_order_item_id on item_returns (order_item_id);

create index item_returns_admin_id on item_returns (admin_id) where admin_id is not null;

create index item_returns_created_at on item_returns (created_at);

-- The sum of these, which every figure of money subtracts.
alter table order_items add column returned_kopecks bigint not null default 0;

-- Several parts of one item may go back to its card.
alter table refunds drop constraint refunds_order_item_id_key;

create index refunds_order_item_id on refunds (order_item_id);

insert into item_returns (id, order_item_id, unique_key, bonus_kopecks, own_kopecks, card_kopecks, cause, reason, created_at)
select gen_random_uuid(), i.id, t.unique_key,
  coalesce(sum(e.amount_kopecks) filter (where a.kind = 'bonus'), 0),
  coalesce(sum(e.amount_kopecks) filter (where a.kind = 'balance'), 0),
  coalesce(sum(e.amount_kopecks) filter (where a.kind = 'provider'), 0),
  case when starts_with(t.description, 'Возврат платежной системой') then 'provider' else 'rules' end, '', t.created_at
from ledger_transfers t
join order_items i on t.unique_key = 'item-refund:' || i.id
join ledger_entries e on e.transfer_id = t.id and e.amount_kopecks > 0
join ledger_accounts a on a.id = e.account_id
group by i.id, t.id;

update order_items set returned_kopecks = sums.kopecks
from (
  select order_item_id, sum(bonus_kopecks + own_kopecks + card_kopecks) as kopecks from item_returns group by 1
) sums
where sums.order_item_id = order_items.id;
