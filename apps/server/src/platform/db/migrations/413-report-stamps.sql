-- Time stamps of signed reports (RFC 3161): one for each signed part of a token, asked for again and again until it is there.
create table report_stamps (
  -- SHA-256 of what is stamped, hexadecimal.
  digest text primary key,
  code text not null references issued_reports (code),
  -- The reply of the authority as it came; null until then.
  reply bytea,
  stamped_at timestamptz,
  created_at timestamptz not null,
  -- The next try, and until when another process makes one; null: there is a stamp, or none will come.
  next_try_at timestamptz,
  tries integer not null default 0,
  failure text
);

create index report_stamps_code on report_stamps (code);

create index report_stamps_due on report_stamps (next_try_at) where next_try_at is not null;
