-- When the text of an article last changed; without it the article is as it came out.

alter table articles add column updated_at timestamptz;
