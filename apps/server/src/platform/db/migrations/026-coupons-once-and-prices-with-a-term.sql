-- Who has a coupon for himself: held by an unpaid order for a while, used by a paid one. One live row of a holder at most.
create table coupon_uses (
  order_item_id uuid primary key references order_items on delete cascade,
  coupon_id uuid not null references coupons,
  -- A person's id, or `email:` and the address that a guest typed.
  holder text not null,
  reserved_until timestamptz not null,
  used_at timestamptz,
  released_at timestamptz
);

create unique index coupon_uses_live on coupon_uses (coupon_id, holder) where released_at is null;

insert into coupon_uses (order_item_id, coupon_id, holder, reserved_until, used_at)
  select distinct on (i.coupon_id, o.person_id) i.id, i.coupon_id, o.person_id::text, o.paid_at, o.paid_at
    from order_items i join orders o on o.id = i.order_id
   where i.coupon_id is not null and o.paid_at is not null
     and i.status not in ('waitingforpayment', 'refund', 'deleted')
   order by i.coupon_id, o.person_id, o.paid_at;

-- The prices of an unpaid order have a term; past it the order is priced anew before it is paid.
alter table orders
  add column priced_at timestamptz,
  add column expired_at timestamptz,
  -- Priced for everybody: its buyer was not signed in.
  add column public_prices boolean not null default false;

update orders set priced_at = created_at;

alter table orders alter column priced_at set not null, alter column priced_at set default now();

create index orders_priced_at on orders (priced_at) where paid_at is null and expired_at is null;
