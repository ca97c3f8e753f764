-- What the links of letters about watches open, as hashes: a copy of the database opens nothing.
create table watch_links (
  token_hash text primary key,
  watch_id uuid not null references watches (id) on delete cascade,
  -- Ends the watch, or asks its person for consent.
  purpose text not null check (purpose in ('stop', 'consent')),
  created_at timestamptz not null
);

create index watch_links_watch_id on watch_links (watch_id);

insert into watch_links (token_hash, watch_id, purpose, created_at)
  select encode(sha256(convert_to(stop_token, 'UTF8')), 'hex'), id, 'stop', created_at from watches
  union all
  select encode(sha256(convert_to(g.consent_token, 'UTF8')), 'hex'), g.watch_id, 'consent', w.created_at
    from watch_grounds g join watches w on w.id = g.watch_id where g.consent_token is not null;

alter table watches drop column stop_token;

alter table watch_grounds drop column consent_token;
