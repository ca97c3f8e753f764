-- What an independent report concludes, with who wrote it; made anew when its answers change.
alter table reports add column independent jsonb;
