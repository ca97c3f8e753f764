-- Documents are made once and kept in the storage: which version of each is there.

create table finished_documents (
  kind text not null check (kind in ('report-pdf', 'order-pdf', 'invoice-pdf', 'receipt-pdf')),
  -- The order item, the order, the invoice or the receipt.
  subject_id uuid not null,
  -- Of the facts that it was made of.
  digest text not null,
  made_at timestamptz not null,
  primary key (kind, subject_id)
);
