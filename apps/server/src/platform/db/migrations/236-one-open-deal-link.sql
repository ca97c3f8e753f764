-- A bearer of a deal has one link that opens something: two calls at once left two, and withdrawing one left the other. Links are
-- made under the lock of their deal now; a unique index would refuse those of the last release, which runs beside this one for a while.
update deal_links older set withdrawn_at = newer.created_at
from deal_links newer
where older.withdrawn_at is null and newer.withdrawn_at is null
  and older.deal_id = newer.deal_id and older.bearer = newer.bearer
  and (older.created_at, older.id) < (newer.created_at, newer.id);
