-- Two accounts of one person become one (CONSOLE-06): what the first had is the other's, and its address leads there.
alter table persons add column merged_into uuid references persons;

create index persons_merged_into on persons (merged_into) where merged_into is not null;

-- A merge waits like a return: until it can no longer be undone, and for a second signature. `person_id` goes into `into_id`.
alter table pending_acts add column into_id uuid references persons;

create index pending_acts_into_id on pending_acts (into_id) where into_id is not null;

alter table pending_acts drop constraint pending_acts_kind_check;

alter table pending_acts add constraint pending_acts_kind_check
  check (kind in ('return', 'withdrawal', 'payout', 'merge'));

alter table pending_acts drop constraint pending_acts_amount_kopecks_check;

-- Two accounts are merged without money, too.
alter table pending_acts add constraint pending_acts_amount_kopecks_check
  check (amount_kopecks > 0 or (kind = 'merge' and amount_kopecks = 0));
