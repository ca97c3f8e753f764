-- With which consents an order was placed: they stay what they are when its address is corrected.
alter table orders add column consent_id uuid;

create index orders_consent_id on orders (consent_id) where consent_id is not null;
