-- Words in which a person who was checked is searched for, as in 205-held-data.sql.
create index fulfilments_held on fulfilments using gin (held_words(coalesce(reason, '')));

create index fulfilment_events_held on fulfilment_events using gin (held_words(details::text));

create index intake_files_held on intake_files using gin
  (held_words(name || ' ' || archives::text || ' ' || coalesce(facts::text, '') || ' ' || companions::text));
