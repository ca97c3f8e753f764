-- What the staff does with comments (CONSOLE-14).

-- The site on which it was written, whose words its author reads; without it the comment is older.
alter table article_comments add column site text;

-- Why it is hidden, in the words that its author reads.
alter table article_comments add column hidden_reason text;

-- When the staff looked at it; without it the comment is new.
alter table article_comments add column reviewed_at timestamptz;

-- An act names the version that it was made from: one of a colleague meanwhile is not overwritten.
alter table article_comments add column version integer not null default 1;

update article_comments set reviewed_at = created_at where blocked;

create index article_comments_new on article_comments (created_at, id) where reviewed_at is null;

create index article_comments_blocked on article_comments (created_at desc, id desc) where blocked;

create index article_comments_created_at on article_comments (created_at desc, id desc);

create table comment_acts (
  id bigint generated always as identity primary key,
  comment_id uuid not null references article_comments on delete cascade,
  -- kept, hidden, restored
  act text not null,
  reason text,
  staff_id uuid not null references persons,
  at timestamptz not null
);

create index comment_acts_comment_id on comment_acts (comment_id, id desc);

create index comment_acts_staff_id on comment_acts (staff_id);
