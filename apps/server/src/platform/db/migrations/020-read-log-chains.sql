-- The log of readings as one hash chain per writer and day: an insert needs no lock and no older row.

create table read_log_chains (
  id uuid primary key,
  day date not null,
  writer text not null,
  -- The number of entries and the hash of the last one: a chain that was cut short no longer agrees with them.
  length bigint not null default 0,
  head text not null default ''
);

alter table personal_data_reads rename to unchained_reads;

create table personal_data_reads (
  chain_id uuid not null references read_log_chains (id),
  position bigint not null,
  at timestamptz not null,
  reader_id uuid,
  subject text not null,
  fields text not null,
  reason text not null,
  hash text not null,
  primary key (chain_id, position)
);

create index personal_data_reads_subject_at_idx on personal_data_reads (subject, at);

create index personal_data_reads_reader_id_at_idx on personal_data_reads (reader_id, at);

-- What was logged so far becomes one chain; the expression is the one of `hashOfEntry`.
insert into read_log_chains (id, day, writer)
select gen_random_uuid(), min(at)::date, 'migration' from unchained_reads having count(*) > 0;

insert into personal_data_reads (chain_id, position, at, reader_id, subject, fields, reason, hash)
with recursive numbered as (
  select c.id as chain_id, row_number() over (order by r.id) as position,
    date_trunc('milliseconds', r.at) as at, r.reader_id, r.subject, r.fields, r.reason
  from unchained_reads r, read_log_chains c
), chained as (
  select n.*, encode(sha256(convert_to(concat_ws(E'\x1f', '', n.chain_id::text, n.position::text,
    to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(n.reader_id::text, ''),
    n.subject, n.fields, n.reason), 'UTF8')), 'hex') as hash
  from numbered n where n.position = 1
  union all
  select n.*, encode(sha256(convert_to(concat_ws(E'\x1f', c.hash, n.chain_id::text, n.position::text,
    to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(n.reader_id::text, ''),
    n.subject, n.fields, n.reason), 'UTF8')), 'hex')
  from numbered n join chained c on n.position = c.position + 1
)
select chain_id, position, at, reader_id, subject, fields, reason, hash from chained;

update read_log_chains c set
  length = (select count(*) from personal_data_reads r where r.chain_id = c.id),
  head = (select r.hash from personal_data_reads r where r.chain_id = c.id order by r.position desc limit 1);

drop table unchained_reads;

create function read_log_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of readings is append-only';
end $$;

create trigger personal_data_reads_append_only before update or delete on personal_data_reads
  for each row execute function read_log_refuse_change();

create trigger personal_data_reads_keep before truncate on personal_data_reads
  for each statement execute function read_log_refuse_change();

create trigger read_log_chains_keep before delete on read_log_chains
  for each row execute function read_log_refuse_change();

create trigger read_log_chains_keep_all before truncate on read_log_chains
  for each statement execute function read_log_refuse_change();
