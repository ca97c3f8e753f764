-- Of a change that takes away what older programs use: the change since which programs do without it. A program that does not
-- know that one does not start on this database; on one that only has more than it knows, it does.
alter table migrations add column contract_after text;
