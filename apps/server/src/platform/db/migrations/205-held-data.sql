-- Words of a text for the search of a checked person: small letters, «ё» as «е», one word after another. Cyrillic letters are
-- named, for a database of the locale C lowers no others than Latin ones. A vector holds a megabyte at most: of a longer text
-- its beginning is searched by the index, and the whole of it by `held_long`.
create function held_plain(words text) returns text language sql immutable parallel safe as $$
  select pg_catalog.regexp_replace(pg_catalog.translate(pg_catalog.lower(words),
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе'), '[^а-яa-z0-9]+', ' ', 'g')
$$;

create function held_words(words text) returns tsvector language sql immutable parallel safe as $$
  select pg_catalog.to_tsvector('pg_catalog.simple', pg_catalog.left(public.held_plain(words), 100000))
$$;

-- Whether a text is longer than its words in the index.
create function held_long(words text) returns boolean language sql immutable parallel safe as $$
  select pg_catalog.length(words) > 100000
$$;

create index order_items_held on order_items using gin
  (held_words(object_key || ' ' || object_address || ' ' || metadata::text));

create index orders_held on orders using gin (held_words(metadata::text));

create index reports_held on reports using gin
  (held_words(subject::text || ' ' || coalesce(extract::text, '') || ' ' || coalesce(independent::text, '')
    || ' ' || coalesce(valuation::text, '')));

create index reports_held_long on reports (order_item_id) where
  held_long(subject::text || ' ' || coalesce(extract::text, '') || ' ' || coalesce(independent::text, '')
    || ' ' || coalesce(valuation::text, ''));

create index report_tasks_held on report_tasks using gin
  (held_words(coalesce(asked::text, '') || ' ' || coalesce(answer::text, '')));

create index report_tasks_held_long on report_tasks (order_item_id) where
  held_long(coalesce(asked::text, '') || ' ' || coalesce(answer::text, ''));

create index risk_owners_held on risk_owners using gin (held_words(person::text));

create index risk_conclusions_held on risk_conclusions using gin (held_words(text));

create index risk_notes_held on risk_notes using gin
  (held_words(statements::text || ' ' || survey::text || ' ' || global_data::text));

create index report_faults_held on report_faults using gin (held_words(text || ' ' || coalesce(answer, '')));

create index poll_answers_held on poll_answers using gin (held_words(coalesce(comment, '')));

create index deals_held on deals using gin (held_words(object_key || ' ' || parties::text));

create index deal_needs_held on deal_needs using gin (held_words(title || ' ' || bearer));

create index deal_links_held on deal_links using gin (held_words(bearer));

create index attachments_held on attachments using gin (held_words(name));
