-- A report past its term is hidden for a day before it is destroyed: a wrong term or clock can be mended meanwhile.
alter table order_items add column report_hidden_at timestamptz;

-- What a run of destruction did not take because it was too much at once.
create table destruction_holds (
  -- Of the register of personal data.
  kind text not null,
  place text not null,
  -- Rows or files that were due of how many.
  due int not null,
  total int not null,
  found_at timestamptz not null,
  -- The operator's word, good for a day and for as many.
  confirmed_at timestamptz,
  confirmed_due int,
  primary key (kind, place)
);
