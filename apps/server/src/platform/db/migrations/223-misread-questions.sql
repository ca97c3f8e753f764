-- Reports whose questions hold signs that nobody sees, or letters in two codes: a register that was asked with them answered
-- about nobody. `put-again-misread.ts` reads each again, puts anew what would be another question today, and tells the buyer.
create table misread_questions (
  order_item_id uuid primary key references order_items on delete cascade,
  found_at timestamptz not null default now(),
  -- Of those whose questions were put again: when.
  put_again_at timestamptz,
  -- When it was read again, whatever came of it.
  read_at timestamptz
);

create index misread_questions_open on misread_questions (order_item_id) where read_at is null;

insert into misread_questions (order_item_id)
select distinct order_item_id from report_tasks
where asked::text is not nfc normalized
  or asked::text ~ '[\u00AD\u0300\u0301\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\u00A0\u2000-\u200A\u202F\u205F\u3000\u2010-\u2012\u2212]';
