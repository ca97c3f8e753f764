-- The advertising source of the visit that ended in a registration, as an order keeps it: partners see their figures by source.
alter table persons add column source text;
