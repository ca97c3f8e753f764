-- An order of several parts is issued as one signed document, under a code of its own.
alter table issued_reports alter column order_item_id drop not null;

alter table issued_reports add column order_id uuid unique references orders (id);

alter table issued_reports add check (num_nonnulls(order_item_id, order_id) = 1);
