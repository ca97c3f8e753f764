-- When a text message was last given to its provider: what may have been sent is not sent a second time.
alter table outbox add column attempted_at timestamptz;
