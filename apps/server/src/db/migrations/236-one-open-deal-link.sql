-- A bearer of a deal has one link that opens something: two calls at once left two, and withdrawing one left the other.
update deal_links older set withdrawn_at = newer.created_at
from deal_links newer
where older.withdrawn_at is null and newer.withdrawn_at is null
  and older.deal_id = newer.deal_id and older.bearer = newer.bearer
  and (older.created_at, older.id) < (newer.created_at, newer.id);

create unique index deal_links_open on deal_links (deal_id, bearer) where withdrawn_at is null;
