-- An account that its person deleted: what the law keeps, and until when (CAB-02).
alter table persons
  add column erased_at timestamptz,
  -- The consents and who gave them.
  add column consents_until timestamptz,
  -- Sums, dates and the address of receipts.
  add column papers_until timestamptz;

create index persons_consents_until on persons (consents_until) where consents_until is not null;

create index persons_papers_until on persons (papers_until) where papers_until is not null;
