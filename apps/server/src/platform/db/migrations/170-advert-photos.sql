-- How many photos an advert has; the pictures themselves come from its source.

alter table adverts add column photos integer not null default 0 check (photos between 0 and 99);
