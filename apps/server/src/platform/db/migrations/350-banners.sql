-- A banner has a term, and a change names the version that it was made from: one that another made meanwhile is not
-- overwritten (CONSOLE-12).
alter table system_info add column active_from timestamptz;

alter table system_info add column active_until timestamptz;

alter table system_info add column version integer not null default 1;
