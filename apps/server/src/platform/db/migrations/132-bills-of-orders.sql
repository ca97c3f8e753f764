-- A bill may be for an order, too: for another payer, or over another price, there is one more.
alter table invoices drop constraint if exists invoices_order_id_key;

create index if not exists invoices_order_id on invoices (order_id, created_at desc);

-- An admin has marked it paid: its money came past the payment provider, as by a bill.
alter table orders add column paid_past_provider boolean not null default false;

-- The act of an order is kept like the other documents.
alter table finished_documents drop constraint finished_documents_kind_check;

alter table finished_documents add constraint finished_documents_kind_check
  check (kind in ('report-pdf', 'order-pdf', 'invoice-pdf', 'receipt-pdf', 'act-pdf'));
