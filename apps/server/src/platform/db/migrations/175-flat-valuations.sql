-- The value of a flat on the market with all that it rests on; made anew when its question is put again.
alter table reports add column valuation jsonb;
