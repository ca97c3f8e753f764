-- What is held about a checked person in watches (OPS-03), as `retained-data.ts` asks for it.
create index watches_held on watches using gin (held_words(subject::text || ' ' || state::text));

create index watches_held_long on watches (id) where held_long(subject::text || ' ' || state::text);

create index watch_grounds_held on watch_grounds using gin
  (held_words(purpose || ' ' || coalesce(number, '') || ' ' || coalesce(consent_text, '')));

create index watch_changes_held on watch_changes using gin (held_words(changes::text));

create index watch_changes_held_long on watch_changes (watch_id) where held_long(changes::text);

create index webhook_deliveries_held on webhook_deliveries using gin (held_words(coalesce(payload::text, '')));
