-- Addresses that a mail server has refused for good: nothing more is sent there. Hashes, so that no list of addresses grows.

create table refused_addresses (
  address_hash text primary key,
  -- The reply of the mail server, for example 550.
  reply_code integer not null,
  refused_at timestamptz not null
);

-- To whom a letter went stays known when its text is forgotten.
alter table outbox add column recipient_hash text;

create index outbox_recipient on outbox (recipient_hash, unique_key) where recipient_hash is not null;
