-- Answers and refusals are listed by state, the newest first.
create index fulfilments_ended on fulfilments (status, ended_at, id) where ended_at is not null;
