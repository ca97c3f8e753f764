-- What the staff finds in one field (CONSOLE-05): each look-up has its index. Addresses and numbers of requests are found by their
-- beginnings, whatever the locale of the database; names by their words, as in 205-held-data.sql.
create index persons_email_prefix on persons (email text_pattern_ops);

create index persons_phone on persons (phone) where phone is not null;

create index persons_held on persons using gin (held_words(name));

create index orders_request_id on orders (request_id) where request_id is not null;

create index fulfilments_request_number_prefix on fulfilments (request_number text_pattern_ops)
  where request_number is not null;

create index fulfilments_contractor_order_id on fulfilments (contractor_order_id)
  where contractor_order_id is not null;

create index payments_provider_payment_id on payments (provider_payment_id);

create index payments_provider_transaction_id on payments (provider_transaction_id)
  where provider_transaction_id is not null;
