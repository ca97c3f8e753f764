alter table seeds rename column sown_at to seeded_at;
