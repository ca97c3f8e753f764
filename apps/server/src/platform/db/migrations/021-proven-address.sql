-- When the owner of the address showed that it is his: by a link or a password of a letter (SAFE-01).
alter table persons add column proven_at timestamptz;

-- Nobody signs in as such a row: it holds the orders that guests made with this known address, until its owner comes.
alter table persons add column waiting_address text unique;

update persons set proven_at = used.first_at
  from (
    select person_id, min(used_at) as first_at
      from (
        select person_id, used_at from sign_in_links
        union all
        select person_id, used_at from mailed_passwords
      ) as uses
      where used_at is not null
      group by person_id
  ) as used
  where used.person_id = persons.id;

-- The new address of the account, for a link that proves it: it counts from then on.
alter table sign_in_links add column new_email text;

-- Sessions that an empty cookie had left without a binding (SAFE-04).
update sessions set revoked_at = now()
  where revoked_at is null
    and (binding_hash is null
      or binding_hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');

-- At a sign-in the sessions of a browser go on under its new cookie.
create index sessions_binding_hash on sessions (binding_hash);
