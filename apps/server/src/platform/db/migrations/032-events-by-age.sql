-- Old events are found to be destroyed.
create index events_at on events (at);
