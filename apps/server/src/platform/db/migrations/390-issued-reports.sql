-- Keys that reports are signed with (DEC-20). The private half is sealed and goes when the key retires; the public half
-- stays for ever, so that an old report can be verified.
create table report_keys (
  kid text primary key,
  public_x text not null,
  sealed text,
  created_at timestamptz not null,
  retired_at timestamptz
);

-- The short code of each report that was issued as a document. It outlives the report: an old paper still has an answer.
create table issued_reports (
  code text primary key,
  order_item_id uuid not null unique references order_items (id),
  title text not null,
  site text not null,
  demo boolean not null,
  issued_at timestamptz not null
);

-- Which files were handed out under a code.
create table issued_files (
  code text not null references issued_reports (code),
  sha256 text not null,
  kind text not null,
  issued_at timestamptz not null,
  primary key (code, sha256)
);
